import { lazy } from "react";

/** What an event is shown with; lanes need none of it, so it comes with the first event that is opened. */
export const loadEventContent = () => import("./event");

export const LazyEvent = lazy(async () => ({ default: (await loadEventContent()).Event }));

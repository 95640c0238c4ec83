import { useLocation } from "@remix-run/react";
import { over } from "../../i18n/over";
import type { PlaceLink } from "./chrome";

/** Where a link leads from here: what was open over the page may be closed by now. */
export function usePlace(link: PlaceLink): string {
  const location = useLocation();
  return over(location) === location.pathname + location.search ? link.closed : link.href;
}

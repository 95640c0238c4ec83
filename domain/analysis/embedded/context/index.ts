import type { ContextItem } from "../../findings";
import type { ReadEvent } from "../../reading/read";
import { background } from "./background";
import { earlierEvents } from "./earlier";

/**
 * What was before the event: the earlier events that lead to it, by their titles, then sentences of background, at
 * most 5 a language and 2 an article, verbatim.
 */
export const context = (event: ReadEvent): ContextItem[] => [...earlierEvents(event), ...background(event)];

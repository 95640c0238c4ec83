import type { FacesView } from "../events/faces/view";
import type { CardView } from "../lanes/views";

/**
 * What a page tells in its markup alone. As data that the browser goes on from, every word would be sent twice; there
 * `Marked` stands for it.
 */
export interface Markup {
  /** Cards by lane key. */
  lanes: Map<string, Promise<CardView[]>>;
  /** Of the event that is the page. */
  faces?: FacesView;
}

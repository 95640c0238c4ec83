import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { over } from "../../i18n/over";

/** Where a sheet covers all of the page, as its style has it. */
const COVERING = "(max-width: 860px)";

/** Whether the page under what was landed on is still to come. */
let isMissing = false;

/**
 * What a page's loader gives, in the browser: null where it cannot be had and something that was landed on is there.
 * Its failure takes nothing away from that; everywhere else it is thrown.
 */
export async function orNothingUnderneath<View>(load: () => Promise<View>): Promise<View | null> {
  try {
    return await load();
  } catch (error) {
    if (!isMissing) throw error;
    return null;
  }
}

/**
 * The page under what lies over it. Where that was landed on, the page did not come with it: it is asked for as soon as
 * some of it can be seen.
 * @param made what the page's loader has given @param missing whether that is still without the page's content
 * @returns with `failed` when it cannot be had
 */
export function useUnderneath<View>(
  made: View,
  missing: boolean,
): { page: View; covered: boolean; failed: boolean } {
  const { state, data, load } = useFetcher<View | null>();
  const failed = data === null && state === "idle";
  const location = useLocation();
  const address = over(location);
  const covered = address !== location.pathname + location.search;
  const wanted = missing && data === undefined && state === "idle";
  useEffect(() => {
    isMissing = missing;
    return () => {
      isMissing = false;
    };
  }, [missing]);
  useEffect(() => {
    if (!wanted) return;
    const covering = matchMedia(COVERING);
    const ask = () => {
      if (!covered || !covering.matches) load(address);
    };
    ask();
    covering.addEventListener("change", ask);
    return () => covering.removeEventListener("change", ask);
  }, [wanted, covered, address, load]);
  const asked = missing ? (data as View | null | undefined) : undefined;
  return { page: asked ?? made, covered, failed };
}

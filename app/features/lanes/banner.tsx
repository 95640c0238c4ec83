import { useEffect } from "react";
import type { LaneView } from "./views";

/** One sentence, and where it leads. */
export function Banner({ lane, banner }: { lane: LaneView; banner: NonNullable<LaneView["banner"]> }) {
  const { href, newTab } = banner;
  useEffect(() => {
    if (href === null) console.warn(`Banner ${lane.id} leads nowhere: it has no url.`);
  }, [href, lane.id]);
  return (
    <section className="banner">
      <h2 className={lane.showName ? "banner-name" : "sr-only"}>{lane.name}</h2>
      <p>
        {href === null ? (
          lane.description
        ) : (
          <a href={href} target="_blank" rel="noopener">
            {lane.description}
            <span className="sr-only"> ({newTab})</span>
          </a>
        )}
      </p>
    </section>
  );
}

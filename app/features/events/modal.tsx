import { Await, useLocation, useNavigate } from "@remix-run/react";
import { type MouseEvent, Suspense, useEffect, useState } from "react";
import { over } from "../../i18n/over";
import { nextOverState, type OverPreview, overStateOf } from "../../ui/over-link";
import { Sheet } from "../../ui/sheet";
import { Spinner } from "../../ui/spinner";
import { EventFailed } from "./failed";
import { LazyEvent } from "./lazy-event";
import type { EventView, Later, SheetWords } from "./view";

interface EventModalProps {
  /** As the address names it. */
  asked: string;
  event: Later<EventView>;
  words: SheetWords;
  /** What is said until scripts have taken over the page, where the event's own address was asked for. */
  arriving: string | null;
}

/** An event over the page: what its card knew at once, then all of it. */
export function EventModal({ asked, event, words, arriving }: EventModalProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const follow = (click: MouseEvent) => {
    const open = openedBy(click);
    if (!open) return;
    click.preventDefault();
    navigate(over(location, open), { state: nextOverState(location), preventScrollReset: true });
  };
  return (
    <Sheet
      labelledBy="event-title"
      about={asked}
      className={arriving ? "landed" : undefined}
      close={words.close}
      back={words.back}
    >
      {arriving ? <Arriving text={arriving} /> : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what the keyboard reaches */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: one listener for the links inside */}
      <div onClick={follow}>
        <Suspense
          key={asked}
          fallback={<Preview preview={overStateOf(location)?.preview} loading={words.loading} />}
        >
          <Await resolve={event} errorElement={<EventFailed words={words} />}>
            {(view) => (
              <>
                <LazyEvent event={view} />
                <Read event={view.head.id} before={view.head.read} />
              </>
            )}
          </Await>
        </Suspense>
      </div>
    </Sheet>
  );
}

/** Said where scripts run, until they have taken over. */
function Arriving({ text }: { text: string }) {
  const [arrived, arrive] = useState(false);
  useEffect(() => arrive(true), []);
  return arrived ? null : (
    <div className="arriving">
      <Spinner text={text} />
    </div>
  );
}

/** What a link inside the sheet opens over the page instead of leading away from it. */
function openedBy(click: MouseEvent): { event: number } | { article: string } | null {
  if (click.metaKey || click.ctrlKey || click.shiftKey || !(click.target instanceof Element)) return null;
  const { event, article } =
    click.target.closest<HTMLElement>("a[data-event], a[data-article]")?.dataset ?? {};
  if (event) return { event: Number(event) };
  return article ? { article } : null;
}

function Preview({ preview, loading }: { preview: OverPreview | undefined; loading: string }) {
  const language = preview?.language ?? undefined;
  return (
    <div className="event">
      <header className="event-head">
        {preview ? (
          <h1 id="event-title" lang={language}>
            {preview.title}
          </h1>
        ) : null}
        {preview?.description ? (
          <p className="standfirst" lang={language}>
            {preview.description}
          </p>
        ) : null}
      </header>
      <Spinner text={loading} />
    </div>
  );
}

/** An event that is in view has been opened. */
function Read({ event, before }: { event: number; before: boolean | null }) {
  useEffect(() => {
    import("./count-read").then(({ countRead }) => countRead(event, before)).catch(() => {});
  }, [event, before]);
  return null;
}

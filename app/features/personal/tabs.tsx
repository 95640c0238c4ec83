import { useLocation, useNavigate } from "@remix-run/react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { PersonalView, Section } from "./view";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Sections one below the other with links to each; where scripts run, tabs that show one at a time. The address says
 * which, so that it can be linked to and the way back leads through them. Ids within a section begin with its own.
 */
export function Tabs({
  tabs,
  children,
}: {
  tabs: PersonalView["tabs"];
  children: (section: Section) => ReactNode;
}) {
  const { current, live, choose } = useChosen(tabs.list.map(({ id }) => id));
  const strip = useRef<HTMLUListElement>(null);
  const step = (event: KeyboardEvent) => {
    const at = tabs.list.findIndex(({ id }) => id === current);
    const to = { Home: 0, End: tabs.list.length - 1 }[event.key] ?? at + (STEPS[event.key] ?? 0);
    if (to === at || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = tabs.list[(to + tabs.list.length) % tabs.list.length]!;
    choose(next.id, true);
    strip.current?.querySelector<HTMLElement>(`[href="#${next.id}"]`)?.focus({ preventScroll: true });
  };
  return (
    <>
      <nav className="personal-tabs" aria-label={live ? undefined : tabs.label}>
        <ul
          ref={strip}
          role={live ? "tablist" : undefined}
          aria-label={live ? tabs.label : undefined}
          onKeyDown={live ? step : undefined}
        >
          {tabs.list.map(({ id, text }) => (
            <li key={id} role={live ? "presentation" : undefined}>
              <a
                href={`#${id}`}
                id={`tab-${id}`}
                {...(live
                  ? {
                      role: "tab",
                      "aria-selected": id === current,
                      "aria-controls": id,
                      tabIndex: id === current ? 0 : -1,
                      onClick: (event) => {
                        event.preventDefault();
                        choose(id, false);
                      },
                    }
                  : {})}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={live ? "panels live" : "panels"}>
        {tabs.list.map(({ id, text }) => (
          <section
            key={id}
            id={id}
            role={live ? "tabpanel" : undefined}
            aria-labelledby={live ? `tab-${id}` : `${id}-title`}
            hidden={live && id !== current}
          >
            <h2 id={`${id}-title`}>{text}</h2>
            {children(id)}
          </section>
        ))}
      </div>
    </>
  );
}

/** The section that the address names, or the first. Only once scripts run: the server does not see that part of it. */
function useChosen(ids: Section[]) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const named = hash.slice(1).split("-")[0];
  const current = ids.find((id) => id === named) ?? ids[0]!;
  return {
    live,
    current,
    choose: (id: Section, replace: boolean) =>
      navigate({ search, hash: id }, { replace, preventScrollReset: true }),
  };
}

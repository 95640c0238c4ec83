import { Link, useLocation, useNavigate } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import { over } from "../i18n/over";
import { Icon } from "./icon";
import { overStateOf } from "./over-link";
import { goInside } from "./sheet-places";

interface SheetProps {
  /** Id of the element that names it. */
  labelledBy: string;
  /** What it shows: when that changes in an open sheet, reading starts at the top again. */
  about?: string;
  className?: string;
  /** What the link that closes it says. */
  close: string;
  /** What the link to the view before says; without it there is none. */
  back?: string;
  children: ReactNode;
}

/** Whether the step before stands at this address: what was left by a link before scripts came. */
function isStepBefore(href: string): boolean {
  const { navigation } = window as { navigation?: Steps };
  const now = navigation?.currentEntry?.index ?? 0;
  return navigation?.entries()[now - 1]?.url === new URL(href, location.href).href;
}

/** The part of the Navigation API that is asked for here; not every browser has it. */
interface Steps {
  currentEntry: { index: number } | null;
  entries(): { url: string | null }[];
}

/** Where the page goes when what lies over it is closed, and the ways there. */
export function useClosing(): { href: string; close(): void; back(): void } {
  const location = useLocation();
  const navigate = useNavigate();
  const href = over(location);
  const steps = overStateOf(location)?.over ?? 0;
  const leave = useCallback(
    (by: number) => {
      if (by > 0) navigate(-by);
      else if (isStepBefore(href)) history.back();
      else navigate(href, { replace: true, preventScrollReset: true });
    },
    [navigate, href],
  );
  const close = useCallback(() => leave(steps), [leave, steps]);
  const back = useCallback(() => leave(Math.min(steps, 1)), [leave, steps]);
  return { href, close, back };
}

/**
 * A sheet over the page. Without JavaScript it is there, and a link closes it; with it, it is a modal dialog: what lies
 * behind is inert, Esc and a click beside it close it, and the focus goes back to where it was.
 */
export function Sheet({ labelledBy, about, className, close: word, back, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const closing = useClosing();
  const left = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.close();
    element.showModal();
    // The reader may have begun inside before scripts took over.
    if (opener instanceof HTMLElement && element.contains(opener)) opener.focus({ preventScroll: true });
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  const shown = useRef(about);
  useEffect(() => {
    left.current = false;
    if (shown.current === about) return;
    shown.current = about;
    body.current?.scrollTo(0, 0);
    body.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }, [about]);

  /** Once: Esc twice would go back two steps. */
  const leave = (way: () => void) => {
    if (left.current) return;
    left.current = true;
    way();
  };
  const followed = (way: () => void) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    leave(way);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same
    <dialog
      ref={dialog}
      open
      className={className ? `sheet ${className}` : "sheet"}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        leave(closing.close);
      }}
      onClick={(event) => {
        if (event.target === dialog.current) leave(closing.close);
        else goInside(event);
      }}
    >
      <div className="sheet-body" ref={body}>
        <div className="sheet-head">
          {back ? (
            <Link
              className="sheet-back"
              to={closing.href}
              preventScrollReset
              discover="none"
              onClick={followed(closing.back)}
            >
              <Icon name="arrow-left" />
              {back}
            </Link>
          ) : null}
          <Link
            className="sheet-close"
            to={closing.href}
            preventScrollReset
            discover="none"
            onClick={followed(closing.close)}
          >
            <Icon name="x" />
            {word}
          </Link>
        </div>
        {children}
      </div>
    </dialog>
  );
}

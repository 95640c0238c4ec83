import { REGION } from "./toast-region";

/** How long a message stays (ms). */
export const TOAST_SHOWN = 3_000;

const waiting: string[] = [];
let shown = false;

/**
 * Tells the reader something in passing: it disappears by itself, but not while it is hovered or holds the focus.
 * Several come one after another. In the browser only.
 */
export function toast(text: string): void {
  waiting.push(text);
  if (!shown) next();
}

function next(): void {
  const text = waiting.shift();
  shown = text !== undefined;
  if (text === undefined) return;
  const message = messageOf(text);
  place(message);
  let ended = false;
  let timer = setTimeout(end, TOAST_SHOWN);
  const hold = () => clearTimeout(timer);
  const release = () => {
    clearTimeout(timer);
    if (!ended && !message.matches(":hover, :focus-within")) timer = setTimeout(end, TOAST_SHOWN);
  };
  message.addEventListener("pointerenter", hold);
  message.addEventListener("focusin", hold);
  message.addEventListener("pointerleave", release);
  message.addEventListener("focusout", release);
  message.querySelector("button")!.addEventListener("click", end);

  function end() {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    message.remove();
    next();
  }
}

function messageOf(text: string): HTMLElement {
  const message = document.createElement("div");
  message.className = "toast";
  const words = document.createElement("p");
  words.textContent = text;
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "×";
  close.setAttribute("aria-label", frameRegion()?.dataset.close ?? "");
  for (const part of [words, close]) message.appendChild(part);
  return message;
}

const frameRegion = (): HTMLElement | null => document.querySelector(`body > .${REGION}`);

/** Into the topmost modal dialog, since all else is inert behind it; into the frame when there is none. */
function place(message: HTMLElement): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")].at(-1);
  if (!dialog) {
    frameRegion()?.appendChild(message);
    return;
  }
  const region = document.createElement("div");
  region.className = REGION;
  region.setAttribute("role", "status");
  dialog.appendChild(region);
  region.appendChild(message);
  // A dialog that closes takes the message with it.
  dialog.addEventListener(
    "close",
    () => {
      if (message.parentElement === region) place(message);
      region.remove();
    },
    { once: true },
  );
}

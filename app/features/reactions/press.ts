import type { Action } from "../../../domain/reactions/rules";
import { ask } from "../session/ask";
import { type Asked, decode, encode, FORM } from "./code";

/** Where a reaction is told to this browser's other windows. */
const NEWS = "poliedro.reacted";

/** Actions whose request is under way. */
const busy = new Set<Action>();

/** For so long (ms) a reaction that was made here is known better than by what was asked for before. */
const RECENT = 60_000;

/** What was lately made of a reaction here, and when (ms UTC). */
const recent = new Map<string, { value: boolean; at: number }>();

/** Counts presses and questions: an answer to a question that was asked before a press comes too late. */
let turn = 0;

const buttons = () => document.querySelectorAll<HTMLButtonElement>(`button[form="${FORM}"]`);

/** From now on reactions are sent from here, and those made in other windows show in this one. */
export function listenForReactions(): void {
  document.addEventListener("submit", (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.id !== FORM) return;
    event.preventDefault();
    const asked = submitter instanceof HTMLButtonElement && decode(submitter.value);
    if (asked) press({ ...asked, value: submitter.ariaPressed !== "true" });
  });
  addEventListener("storage", ({ key }) => {
    if (key === NEWS) reload();
  });
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) showRecent();
  }).observe(document.body, { childList: true, subtree: true });
}

/** Buttons that come late, with what the server knew before, show what was made here since. */
function showRecent(): void {
  if (busy.size + recent.size === 0) return;
  for (const button of buttons()) {
    const asked = decode(button.value);
    if (!asked) continue;
    if (busy.has(asked.action)) button.disabled = true;
    const made = recent.get(nameOf(asked));
    if (made && Date.now() - made.at < RECENT) button.ariaPressed = String(made.value);
  }
}

const nameOf = (asked: Asked): string => encode({ ...asked, value: true });

/**
 * Shows a reaction at once and sends it; what could not be sent is taken back. Until the answer is there, no other
 * reaction of its kind can be made.
 */
export async function press(asked: Asked): Promise<void> {
  const { action, target, value } = asked;
  if (busy.has(action)) return;
  busy.add(action);
  turn++;
  const focused = document.activeElement;
  const before = show(asked);
  disable(action, true);
  try {
    const about = "event" in target ? { evento_id: target.event } : { articulo_id: target.article };
    await ask("/api/user/write_interaction", { action, ...about, value });
    tellOtherWindows();
  } catch (error) {
    console.warn("reaction", error);
    show({ ...asked, value: before });
  }
  busy.delete(action);
  disable(action, false);
  // A button that cannot be pressed loses the keyboard.
  if (document.activeElement === document.body && focused instanceof HTMLElement)
    focused.focus({ preventScroll: true });
  await reload();
}

/** Shows a reaction at each of its buttons; gives what they showed before. */
function show(asked: Asked): boolean {
  let before = false;
  recent.set(nameOf(asked), { value: asked.value, at: Date.now() });
  const codes = [true, false].map((value) => encode({ ...asked, value }));
  for (const button of buttons()) {
    if (!codes.includes(button.value)) continue;
    before = button.ariaPressed === "true";
    button.ariaPressed = String(asked.value);
  }
  return before;
}

function disable(action: Action, disabled: boolean): void {
  for (const button of buttons()) if (decode(button.value)?.action === action) button.disabled = disabled;
}

type All = Record<"eventos" | "articulos", Record<number, Action[]>>;

/** Shows what the server has, unless something was made since it was asked: that asks again by itself. */
async function reload(): Promise<void> {
  const mine = ++turn;
  try {
    const all: All = await ask("/api/user/interactions");
    if (mine !== turn) return;
    for (const button of buttons()) {
      const asked = decode(button.value);
      if (!asked || busy.has(asked.action)) continue;
      const { action, target } = asked;
      const done = "event" in target ? all.eventos[target.event] : all.articulos[target.article];
      button.ariaPressed = String(done?.includes(action) ?? false);
    }
  } catch (error) {
    console.warn("interactions", error);
  }
}

function tellOtherWindows(): void {
  try {
    localStorage.setItem(NEWS, String(Date.now()));
  } catch {
    // Storage is closed to us: other windows see it when they load something.
  }
}

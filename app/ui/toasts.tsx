import { REGION } from "./toast-region";

/** The live region that messages (`toast`) appear in; it stands in the frame, once. */
export const Toasts = ({ close }: { close: string }) => (
  <div className={REGION} role="status" data-close={close} suppressHydrationWarning />
);

/** A message about what failed to load: what shows messages (`toast`) may fail to load too, and then it stays. */
export async function complain(text: string): Promise<void> {
  try {
    (await import("./toast")).toast(text);
  } catch {
    const message = Object.assign(document.createElement("p"), { className: "toast", textContent: text });
    document.querySelector(`body > .${REGION}`)?.appendChild(message);
  }
}

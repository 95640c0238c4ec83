import { toast } from "../../ui/toast";
import type { ShareActionView } from "./view";

/** Hands the event's own address to whatever shares on this device, or copies it and says so. */
export async function share({ href, title, copied, failed }: ShareActionView): Promise<void> {
  const url = new URL(href, window.location.origin).href;
  if ("share" in navigator && (await shared(title, url))) return;
  try {
    await navigator.clipboard.writeText(url);
    toast(copied);
  } catch {
    toast(failed);
  }
}

/** Whether it was shared, or the reader thought better of it; false when this device cannot. */
async function shared(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

import { toast } from "../../ui/toast";
import type { ShareActionView } from "./view";

/**
 * Hands an address to whatever shares on this device, or copies it and says so. Gives whether it went anywhere: a
 * reader may think better of it.
 */
export async function share({ href, title, copied, failed }: ShareActionView): Promise<boolean> {
  const url = new URL(href, window.location.origin).href;
  try {
    if ("share" in navigator) {
      await navigator.share({ title, url });
      return true;
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return false;
    // This device cannot share this: it is copied instead.
  }
  try {
    await navigator.clipboard.writeText(url);
    toast(copied);
    return true;
  } catch {
    toast(failed);
    return false;
  }
}

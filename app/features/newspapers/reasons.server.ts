import type { Translate } from "../../i18n/translate.server";

/** What the ingest room records as a feed's failure, by the words that tell it. */
const WORDS = {
  bad_url: "address",
  scheme: "address",
  private_address: "address",
  too_many_redirects: "redirects",
  redirect_loop: "redirects",
  timeout: "timeout",
  network: "network",
  empty: "empty",
  html: "html",
  unreadable: "unreadable",
  too_large: "large",
  truncated: "truncated",
  not_reached: "late",
} as const;

/** Why a newspaper cannot be read, in words. @param reason as recorded: "timeout", "http_status_404" … */
export function reasonText(t: Translate, reason: string): string {
  const status = Number(/^http_status_(\d{3})$/.exec(reason)?.[1]);
  if (status) return t(`reason.${statusWords(status)}`, { status });
  const words = Object.entries(WORDS).find(([recorded]) => recorded === reason)?.[1] ?? "unknown";
  return t(`reason.${words}`);
}

function statusWords(status: number) {
  if (status === 401 || status === 403 || status === 451) return "refused";
  if (status === 404 || status === 410) return "gone";
  if (status === 429) return "busy";
  return status >= 500 ? "server" : "status";
}

import type { ShouldRevalidateFunction } from "@remix-run/react";
import { over } from "../../i18n/over";

/** Opening or closing something over a page loads nothing of the page anew; asking for the page anew does. */
export const keepUnderneath: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const written = formMethod && formMethod !== "GET";
  if (written || currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  return over(currentUrl) !== over(nextUrl);
};

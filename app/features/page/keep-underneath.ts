import type { ShouldRevalidateFunction } from "@remix-run/react";
import { over } from "../../i18n/over";

/** Opening or closing something over a page loads nothing of the page anew. */
export const keepUnderneath: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => (formMethod && formMethod !== "GET" ? defaultShouldRevalidate : over(currentUrl) !== over(nextUrl));

import type { Language } from "../../../domain/shared/languages";
import { euros, priceText } from "../../../domain/shared/money";
import type { PriceView } from "./price";

/** How a price is shown and spoken; null for what costs nothing. */
export function priceView(cents: number, language: Language): PriceView | null {
  if (cents <= 0) return null;
  const spoken = new Intl.NumberFormat(language, {
    style: "currency",
    currency: "EUR",
    currencyDisplay: "name",
  }).format(cents / 100);
  return { text: priceText(cents), euros: euros(cents), spoken };
}

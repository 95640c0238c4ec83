/** An amount with two decimals, for machines: "3.50". */
export const euros = (cents: number): string => (cents / 100).toFixed(2);

/** An amount as it is shown everywhere, in every language: "€3.50". */
export const priceText = (cents: number): string => `€${euros(cents)}`;

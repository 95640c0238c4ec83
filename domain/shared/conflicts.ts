/** "accounts.alias_key" when a write failed because a row with that value is there already; null for any other error. */
export function takenColumn(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const [, column] = /UNIQUE constraint failed: ([\w.]+)/.exec(at.message) ?? [];
    if (column) return column;
  }
  return null;
}

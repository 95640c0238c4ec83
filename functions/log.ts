/** One JSON line per error, as the platform's log search reads it. */
export function logError(where: string, error: unknown, about: Record<string, unknown> = {}): void {
  const { message, stack, cause } =
    error instanceof Error ? error : { message: String(error), stack: undefined, cause: undefined };
  console.error(
    JSON.stringify({
      level: "error",
      where,
      message,
      cause: cause ? String(cause) : undefined,
      stack,
      ...about,
    }),
  );
}

/** One JSON line for what went on, but not as it should. */
export function logWarning(where: string, message: string, about: Record<string, unknown> = {}): void {
  console.warn(JSON.stringify({ level: "warning", where, message, ...about }));
}

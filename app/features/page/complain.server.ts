/** One JSON line for the log: what went wrong behind a page that is shown all the same. */
export function complain(where: string, error: unknown): void {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
  console.error(JSON.stringify({ level: "error", where, message, cause: cause ? String(cause) : undefined }));
}

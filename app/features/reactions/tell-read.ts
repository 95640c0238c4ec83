/** Has an opening counted. One that is lost is nothing to bother a reader with. */
export function tellRead(target: { evento_id: number } | { articulo_id: number }): void {
  fetch("/api/user/write_interaction", {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ action: "read", ...target }),
  })
    .then((answer) => answer.text())
    .catch(() => {});
}

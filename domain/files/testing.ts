import type { FileStore } from "./store";

/** A store in memory, and what is in it by name. */
export function memoryFiles(): FileStore & { kept: Map<string, { body: Uint8Array; type: string }> } {
  const kept = new Map<string, { body: Uint8Array; type: string }>();
  return {
    kept,
    async get(name) {
      const file = kept.get(name);
      return file ? { ...file, etag: `"${name}"` } : null;
    },
    async put(name, body, type) {
      kept.set(name, { body: typeof body === "string" ? new TextEncoder().encode(body) : body, type });
    },
  };
}

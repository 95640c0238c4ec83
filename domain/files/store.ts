/** A file as it is kept. */
export interface StoredFile {
  body: ReadableStream<Uint8Array> | Uint8Array;
  /** media type */
  type: string;
  /** quoted, as HTTP wants it */
  etag: string;
}

/** Where made and fetched files are kept, by names such as "icons/el-faro". */
export interface FileStore {
  /** Null for a name under which nothing is kept. */
  get(name: string): Promise<StoredFile | null>;
  put(name: string, body: Uint8Array | string, type: string): Promise<void>;
}

/** A kept JSON file; `otherwise` when there is none or it cannot be read. */
export async function readJson<T>(files: FileStore, name: string, otherwise: T): Promise<T> {
  const file = await files.get(name);
  if (!file) return otherwise;
  try {
    return (await new Response(file.body as BodyInit).json()) as T;
  } catch {
    return otherwise;
  }
}

/** Keeps a value as JSON under a name. */
export const writeJson = (files: FileStore, name: string, value: unknown): Promise<void> =>
  files.put(name, JSON.stringify(value), "application/json");

import type { FileStore } from "../../domain/files/store";

/** Files in a bucket of Cloudflare R2. */
export const r2Files = (bucket: R2Bucket): FileStore => ({
  async get(name) {
    const object = await bucket.get(name);
    if (!object) return null;
    return {
      body: object.body,
      type: object.httpMetadata?.contentType ?? "application/octet-stream",
      etag: object.httpEtag,
    };
  },
  async put(name, body, type) {
    await bucket.put(name, body, { httpMetadata: { contentType: type } });
  },
});

import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

export default defineConfig({
  plugins: [remix(remixConfig)],
  resolve: { mainFields: ["browser", "module", "main"] },
  ssr: {
    // As workerd resolves packages; in development Node runs what the Worker runs.
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  build: { target: "es2022" },
});

import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";

/** Modules that go together: what every page needs, and what pages of cards need. Each file is one request more. */
const TOGETHER: [name: string, modules: RegExp][] = [
  [
    "site",
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\/|app\/(i18n\/|root\.tsx|ui\/(button|field|flag|icon|mark|spinner|toast|tooltip)|features\/((page|chrome|theme|welcome)\/|articles\/price\.tsx|events\/lazy-event|shortcuts\/(?!keys)))|vite\/preload-helper/,
  ],
  [
    "cards",
    /app\/(ui\/(sheet|over-link)|routes\/over\.tsx|features\/(categories\/|lanes\/(address|card\.|event-card|article-card|read-marks|scroll)|events\/(count-read|modal|failed)|articles\/modal\.tsx))/,
  ],
];

const chunkOf = (id: string) => TOGETHER.find(([, modules]) => modules.test(id))?.[0];

/** remix.config.js has settled every flag: the browser need not carry what they switch off. */
const settledFlags: Plugin = {
  name: "poliedro-settled-flags",
  apply: "build",
  transform(code, id, options) {
    if (options?.ssr || !/\/(@remix-run\/(react|router)|react-router(-dom)?)\/dist\//.test(id)) return null;
    return { code: code.replace(/\b(window\.__remixContext\.)?future\.v[37]_\w+/g, "true"), map: null };
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [remix(remixConfig), settledFlags],
  resolve: { mainFields: ["browser", "module", "main"] },
  ssr: {
    // As workerd resolves packages; in development Node runs what the Worker runs.
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  esbuild: { legalComments: "none" },
  build: {
    target: "es2022",
    // What is loaded later needs nothing that is not there by then.
    modulePreload: false,
    rollupOptions: isSsrBuild
      ? {}
      : {
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: { manualChunks: chunkOf },
        },
  },
}));

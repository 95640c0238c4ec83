import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";

/**
 * Modules that go together: what every page needs, what pages of cards need, and what is said below a text. Each file
 * is one request more.
 */
const TOGETHER: [name: string, modules: RegExp][] = [
  [
    "site",
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\/|app\/(i18n\/|root\.tsx|ui\/(button|flag|icon|mark|sheet-places|spinner|toasts|toast-region)|features\/((page|chrome|theme|welcome)\/|reactions\/(button|code|tell-read)|articles\/price\.tsx|events\/lazy-event|shortcuts\/(?!keys)))|vite\/preload-helper/,
  ],
  [
    "cards",
    /app\/(ui\/(sheet|over-link|travel)|routes\/over\.tsx|features\/(categories\/|lanes\/(address|card\.|event-card|article-card|read-marks|scroll)|events\/(modal|failed)|articles\/modal\.tsx))/,
  ],
  [
    "comments",
    /app\/(features\/(comments\/|articles\/author|personal\/avatar|reactions\/share-button)|ui\/toast\.ts)|domain\/comments\/rules/,
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

/** Pages are whole without scripts: styles and type come through a narrow line first. */
const scriptsAfterStyles: Plugin = {
  name: "poliedro-scripts-after-styles",
  apply: "build",
  transform(code, id) {
    if (!id.endsWith("/@remix-run/react/dist/esm/components.js")) return null;
    return { code: code.replaceAll('rel: "modulepreload",', '$& fetchPriority: "low",'), map: null };
  },
};

/**
 * A step within the site may come before React has taken over all of the page. Remix tells its outermost component of
 * the new address at once: React throws away what it has not yet taken over, and lanes vanish.
 */
const stepsAsTransitions: Plugin = {
  name: "poliedro-steps-as-transitions",
  apply: "build",
  transform(code, id) {
    if (!id.endsWith("/@remix-run/react/dist/esm/browser.js")) return null;
    const told = "setLocation(newState.location);";
    if (!code.includes(told))
      this.error("Remix tells its outermost component of a step in another way by now.");
    return { code: code.replace(told, `React.startTransition(() => ${told.slice(0, -1)});`), map: null };
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [remix(remixConfig), settledFlags, scriptsAfterStyles, stepsAsTransitions],
  resolve: { mainFields: ["browser", "module", "main"] },
  ssr: {
    // What is built in is what the plugins have changed.
    noExternal: command === "build" ? ["@remix-run/react"] : [],
    // As workerd resolves packages; in development Node runs what the Worker runs.
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  esbuild: { legalComments: "none" },
  build: {
    target: "es2022",
    // What is loaded later needs nothing that is not there by then.
    modulePreload: false,
    // Four kilobytes less on the wire than esbuild's.
    ...(isSsrBuild
      ? {}
      : {
          minify: "terser" as const,
          terserOptions: {
            ecma: 2020,
            compress: { passes: 2, pure_getters: true },
            format: { comments: false },
          },
        }),
    rollupOptions: isSsrBuild
      ? {}
      : {
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: { manualChunks: chunkOf },
        },
  },
}));

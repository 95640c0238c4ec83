/** The walls of the house: doors call rooms, rooms stand on the ground, nothing points back up. */
const TESTS = ["\\.test\\.tsx?$", "/testing[^/]*\\.ts$", "^tests/"];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      comment: "These files import each other in a circle. Move what both need into a third file below them.",
      from: {},
      to: { circular: true },
    },
    {
      name: "domain-knows-no-door",
      severity: "error",
      comment:
        "A room of domain/ knows no HTTP, no React and no Worker binding. Take what you need as an argument ({ db, clock, fetch … }); the door hands it in.",
      from: { path: "^domain/", pathNot: TESTS },
      to: {
        path: "^(functions|app|scripts|sample|bench|tests)/|node_modules/(hono|@hono|react|react-dom|@remix-run|miniflare|wrangler)/",
      },
    },
    {
      name: "domain-runs-anywhere",
      severity: "error",
      comment:
        "domain/ runs in workerd too: use Web APIs (URL, TextDecoder, crypto.subtle) instead of Node's modules.",
      from: { path: "^domain/", pathNot: TESTS },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "domain-stands-on-schema-and-client",
      severity: "error",
      comment:
        "Of db/ a room uses the schema and the client; servers, migrations and seeds belong to scripts/ and tests/.",
      from: { path: "^domain/", pathNot: TESTS },
      to: { path: "^db/", pathNot: "^db/(schema/|client\\.ts$)" },
    },
    {
      name: "grouping-computes-without-a-database",
      severity: "error",
      comment:
        "domain/grouping/engine/ computes on what it is given. What reads or writes belongs beside it.",
      from: { path: "^domain/grouping/engine/", pathNot: TESTS },
      to: { path: "^db/|^domain/(?!grouping/engine/|language/|shared/)" },
    },
    {
      name: "language-is-below-every-room",
      severity: "error",
      comment: "domain/language/ knows words and grammar, no newspaper, event or database.",
      from: { path: "^domain/language/", pathNot: TESTS },
      to: { path: "^db/|^domain/(?!language/|shared/)" },
    },
    {
      name: "analysis-computes-without-a-database",
      severity: "error",
      comment:
        "domain/analysis/reading/, embedded/ and verifier/ compute on articles they are given. What reads or writes belongs beside them.",
      from: { path: "^domain/analysis/(reading|embedded|verifier)/", pathNot: TESTS },
      to: {
        path: "^db/|^domain/(?!analysis/|language/|shared/|articles/(marks/|opinion)|events/rules)|^domain/analysis/(commands|queries)",
      },
    },
    {
      name: "rules-are-pure",
      severity: "error",
      comment:
        "Rules know no I/O: what touches the database belongs into the room's queries.ts or commands.ts.",
      from: { path: "^domain/.*/rules\\.ts$" },
      to: { path: "^db/client\\.ts$|/(queries|commands)\\.ts$" },
    },
    {
      name: "db-is-the-ground",
      severity: "error",
      comment: "db/ stands on nothing of ours. A rule about the data belongs into its room under domain/.",
      from: { path: "^db/", pathNot: TESTS },
      to: { path: "^(domain|functions|app|scripts|sample|bench|tests)/" },
    },
    {
      name: "components-reach-the-domain-through-loaders",
      severity: "error",
      comment:
        "What reaches the browser may use a room's rules, schemas and types only. Call queries and commands in a loader or action (*.server.ts or the route module).",
      from: { path: "^app/(ui|features)/", pathNot: ["\\.server\\.tsx?$", ...TESTS] },
      to: {
        path: "^domain/",
        pathNot: "^domain/(shared/|[^/]+/(rules|schemas|data)\\.ts$)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "app-stays-above-the-database",
      severity: "error",
      comment: "A screen asks a room (domain/<room>/queries.ts), never a table.",
      from: { path: "^app/", pathNot: TESTS },
      to: { path: "^db/" },
    },
    {
      name: "app-knows-no-worker",
      severity: "error",
      comment: "A screen gets what it needs from context.services; only its types come from functions/.",
      from: { path: "^app/", pathNot: TESTS },
      to: { path: "^functions/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "functions-take-only-texts-from-app",
      severity: "error",
      comment:
        "A door of functions/ shares texts and languages with app/ (app/i18n); screens come in through the Remix build.",
      from: { path: "^functions/", pathNot: TESTS },
      to: { path: "^app/", pathNot: "^app/i18n/" },
    },
    {
      name: "product-does-not-lean-on-tests",
      severity: "error",
      comment: "Tests and benches lean on the product, never the other way round.",
      from: { path: "^(app|db|domain|functions|sample|scripts)/", pathNot: TESTS },
      to: { path: "^(tests|bench)/" },
    },
    {
      name: "no-unresolved",
      severity: "error",
      comment: "This import leads nowhere.",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual:|cloudflare:|@remix-run/)|\\?url$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|node_modules|\\.data)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};

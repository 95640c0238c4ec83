import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Suites before the built Worker: two files at a time, each with a product of its own, once the rules are through. */
const beforeProduct = {
  globalSetup: "tests/support/read-once.ts",
  pool: "forks" as const,
  maxWorkers: Math.min(2, availableParallelism()),
  sequence: { groupOrder: 1 },
  // A file at work takes time from its neighbour: what is waited for may be slow to come.
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

/** Three suites: rules and rooms beside their code, the built Worker in workerd, a real browser before it. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{app,bench,db,domain,functions,sample,scripts}/**/*.test.{ts,tsx}",
            "tests/support/**/*.test.ts",
          ],
          pool: "forks",
          maxWorkers: availableParallelism(),
          // Loading the rooms anew for every file would take longer than the tests.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      { test: { ...beforeProduct, name: "worker", include: ["tests/worker/**/*.test.ts"] } },
      { test: { ...beforeProduct, name: "browser", include: ["tests/e2e/**/*.test.ts"] } },
    ],
  },
});

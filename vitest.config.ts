import { defineConfig } from "vitest/config";

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
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          pool: "forks",
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          pool: "forks",
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});

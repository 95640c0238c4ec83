import { expect, test } from "vitest";
import { accounts } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { loggedError } from "./errors";

test("what a failed query was given is not logged", async () => {
  const database = await temporaryDatabase();
  try {
    const account = { alias: "ana.secreta", aliasKey: "ana.secreta", role: "lector", createdAt: 1 } as const;
    await database.db.insert(accounts).values({ ...account, id: 1 });
    const error = await database.db
      .insert(accounts)
      .values({ ...account, id: 2 })
      .then(
        () => expect.unreachable("two accounts with one alias"),
        (thrown: unknown) => thrown,
      );
    expect(String(error)).toContain("ana.secreta");
    const logged = loggedError(error);
    expect(logged.message).toMatch(/^Failed query: insert into/);
    expect(logged.cause).toContain("UNIQUE constraint failed");
    expect(logged.stack).toContain("    at ");
    expect(JSON.stringify(logged)).not.toContain("secreta");
  } finally {
    await database.close();
  }
});

test("what is no error is logged as it reads", () => {
  expect(loggedError("timeout")).toEqual({ message: "timeout" });
});

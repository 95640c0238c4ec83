import { expect, test } from "vitest";
import { MINUTE } from "../../../domain/shared/time";
import { inTime } from "./in-time.server";

test("gives what comes in time", async () => {
  expect(await inTime("a part", Promise.resolve("here"), MINUTE, "instead")).toBe("here");
});

test("gives the other for what never comes, and for what fails", async () => {
  expect(await inTime("a late part", new Promise(() => {}), 1, "instead")).toBe("instead");
  expect(await inTime("a broken part", Promise.reject(new Error("broken")), MINUTE, "instead")).toBe(
    "instead",
  );
});

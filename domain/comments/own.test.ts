import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { comments, eventRedirects } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { signUp } from "../accounts/testing";
import { putEvent } from "../analysis/testing";
import { listOwnComments } from "./own";

const NOW = Date.UTC(2026, 10, 20, 18);
const clock = { now: () => NOW };
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await temporaryDatabase();
  db = database.db;
});
afterAll(() => database.close());

test("one's own comments come newest first with what they are about, but not those of others or deleted ones", async () => {
  const [viewer, other] = [await signUp({ db, clock }), await signUp({ db, clock })];
  const papers = ["elbe-kurier", "la-voz", "broadsheet"].map((newspaper) => ({ newspaper }));
  const { event } = await putEvent({ db, clock }, papers);
  const { event: merged } = await putEvent({ db, clock }, papers);
  await db.insert(eventRedirects).values({ oldId: merged, newId: event, at: NOW });
  const said = (text: string, more: object = {}) => ({
    eventId: event,
    authorId: viewer.id,
    text,
    createdAt: NOW,
    ...more,
  });
  const [first] = await db.insert(comments).values(said("Primero")).returning({ id: comments.id });
  await db
    .insert(comments)
    .values([
      said("De otra", { authorId: other.id }),
      said("", { deletedAt: NOW }),
      said("Respuesta", { parentId: first!.id, depth: 1, createdAt: NOW + 1 }),
      said("Oculto", { eventId: merged, hiddenAt: NOW, createdAt: NOW + 2 }),
    ]);
  const list = await listOwnComments({ db }, viewer, "es");
  expect(list).toMatchObject([
    { text: "Oculto", hidden: true, event: { id: event } },
    { text: "Respuesta", parentId: first!.id, hidden: false },
    { text: "Primero", parentId: null, event: { id: event }, article: null },
  ]);
  expect(list[0]!.event!.title).toBeTruthy();
});

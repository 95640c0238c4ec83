import type { Db } from "../../db/client";
import { stateOfReading } from "../../domain/ingest/queries";

/** How long this isolate trusts what it knows of the reading (ms). */
const TRUSTED = 10_000;

let known: { state: string; at: number } | undefined;

/** The state of the newspapers' reading as far as this isolate knows it; "" before it has asked. */
export const knownReading = (): string => known?.state ?? "";

/** Whether it is time to ask again. */
export const readingIsOld = (now: number): boolean => !known || now - known.at > TRUSTED;

/** Asks for the state of the reading. One asks for all: until the answer is there, what was known holds. */
export async function askReading(db: Db, now: number): Promise<string> {
  known = { state: knownReading(), at: now };
  const state = await stateOfReading({ db });
  known = { state, at: now };
  return state;
}

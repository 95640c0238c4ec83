import type { Db } from "../../db/client";
import type { Clock } from "../shared/time";
import type { Letters } from "./letters";
import type { PasswordHasher } from "./passwords";

/** What changes of accounts use. */
export interface AccountsContext {
  db: Db;
  clock: Clock;
  passwords: PasswordHasher;
  letters: Letters;
}

/** Where a request comes from. */
export interface Visitor {
  /** The network address, or the part of it that one household has. Never stored. */
  address: string;
  /** "Firefox, Linux" */
  device: string | null;
}

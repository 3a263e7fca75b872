import type { Actor } from '../actor.ts';
import type { Database } from '../db/open-database.ts';
import type { KeyRing } from './key-ring.ts';

/** What work over all partners takes first: it lists them and then enters one after the other. */
export interface OperatorContext {
  readonly database: Database;
  readonly keys: KeyRing;
  readonly actor: Actor;
  readonly requestId: string;
  readonly now: () => Date;
}

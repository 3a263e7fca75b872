import type { MatrixSide } from '../../testing/worlds/matrix-world.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import type { MatrixActor } from '../authorization/expectation.ts';

/** The people and records that a call can be prepared with. */
export interface Stage extends MatrixSide {
  readonly database: TestDatabase;
}

/** A call that differs from the one in the authorization matrix, because that one succeeds for nobody. */
export interface PreparedCall {
  readonly input: Record<string, unknown>;
  /** Files that travel with the call. */
  readonly files?: readonly (readonly [name: string, content: Buffer])[];
}

/** What a mutation puts on record when it succeeds. */
export interface MutationRecord {
  readonly acts: readonly string[];
  /** Who calls. */
  readonly as: MatrixActor;
  readonly prepare?: (stage: Stage) => Promise<PreparedCall> | PreparedCall;
  /** Why nothing is put on record; required where `acts` is empty. */
  readonly unrecorded?: string;
}

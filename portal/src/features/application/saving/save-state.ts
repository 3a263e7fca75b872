import type { AnswerValue } from '@handrail/engine';

/** Where the answers are: with the server, on their way there, or still only on this device. */
export type SaveStatus =
  /** The server has everything. */
  | 'saved'
  | 'saving'
  /** The server does not answer; the save is retried automatically. */
  | 'offline'
  /** The server failed; the save is retried automatically. */
  | 'failed'
  /** The server rejects this save; retrying does not help. */
  | 'refused'
  | 'too-large'
  /** The answers are too much together; shorter ones are taken. */
  | 'too-long'
  /** The application was submitted elsewhere, or is gone. */
  | 'closed'
  /** The application moved to a new version of its form elsewhere. */
  | 'outdated'
  /** Another tab or device submitted, and something else is asked for by now. */
  | 'locked';

/** An answer that another device gave while this one gave its own. */
export interface Conflict {
  readonly key: string;
  readonly theirs: AnswerValue;
}

export interface SaveState {
  readonly status: SaveStatus;
  /** Both answers are kept until the person chooses. */
  readonly conflicts: readonly Conflict[];
}

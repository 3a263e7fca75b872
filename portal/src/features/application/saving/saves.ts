import type { Answers } from '@handrail/engine';
import type { Save, SaveProgress, UnsavedAnswers } from './application-draft.ts';
import type { SaveState, SaveStatus, Conflict } from './save-state.ts';

/** All that a queue of saves remembers. */
export interface Saves extends SaveState {
  /** The revision that this device has seen whole. */
  readonly seenRevision: number;
  /** What the server has, as far as this device knows. */
  readonly known: Answers;
  /** Answers of another device that came into the form a moment ago. */
  readonly fresh: Answers;
  /** The save that is on its way, until it is acknowledged. */
  readonly waiting: Save | undefined;
  /** The save that was on its way when the tab went away. */
  readonly earlier: Save | undefined;
  /** Where the person goes next, for the save after. */
  readonly wantedNext: string | undefined;
  /** Whether another device has saved something that this one has not fetched. */
  readonly isBehind: boolean;
  readonly failures: number;
  readonly work: 'none' | 'fetching' | 'taking-over' | 'keeping' | 'sending' | 'finishing';
}

/** The form at the moment of an event. */
export interface FormNow {
  readonly answers: Answers;
  readonly progress?: SaveProgress | undefined;
  /** For a save that begins now. */
  readonly newSaveId: string;
}

export interface SaveReply {
  readonly revision: number;
  /** Answers of another device that this save replaced. */
  readonly replaced: readonly Conflict[];
}

export type FailedStatus = Exclude<SaveStatus, 'saved' | 'saving'>;

export type SaveEvent =
  /** To read a long form takes its time, so its answers come along only where there are fresh ones to compare with. */
  | { readonly type: 'typed'; readonly answers?: Answers | undefined }
  | { readonly type: 'chose'; readonly key: string }
  | { readonly type: 'freshness-over' }
  | { readonly type: 'draft-due'; readonly form: FormNow }
  | { readonly type: 'send'; readonly next?: string | undefined; readonly form: FormNow }
  | { readonly type: 'kept'; readonly form: FormNow }
  | { readonly type: 'acknowledged'; readonly reply: SaveReply; readonly form: FormNow }
  | {
      readonly type: 'fetched';
      readonly answers: Answers;
      readonly revision: number;
      readonly form: FormNow;
    }
  | { readonly type: 'written'; readonly keys: readonly string[]; readonly form: FormNow }
  | { readonly type: 'failed'; readonly status: FailedStatus };

export type SaveEffect =
  | { readonly type: 'send'; readonly save: Save }
  | { readonly type: 'fetch' }
  /** Nothing clears what is kept on the device. */
  | {
      readonly type: 'keep-draft';
      readonly unsaved: UnsavedAnswers | undefined;
      readonly isWaitedFor: boolean;
    }
  | { readonly type: 'keep-draft-soon' }
  | { readonly type: 'send-later'; readonly afterMs: number }
  | { readonly type: 'send-no-later' }
  | { readonly type: 'write'; readonly answers: Answers }
  | { readonly type: 'end-freshness-later' };

export interface Step {
  readonly saves: Saves;
  readonly effects: readonly SaveEffect[];
}

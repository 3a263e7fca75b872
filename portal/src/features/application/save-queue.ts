import type { Answers } from '@handrail/engine';
import type { Save, SaveProgress, UnsavedAnswers } from './application-draft.ts';
import { isSameAnswer } from './is-same-answer.ts';
import { isWorthRepeating, toFailedStatus } from './save-failure.ts';
import type { Conflict, SaveState } from './save-state.ts';
import { trackServerAnswers, type AnswerDoor } from './server-answers.ts';

export interface SaveReply {
  readonly revision: number;
  /** Answers of another device that this save replaced. */
  readonly replaced: readonly Conflict[];
}

/** What the queue works with: the form on one side, the server and the device on the other. */
export interface SaveQueueDoors extends AnswerDoor {
  readonly send: (save: Save) => Promise<SaveReply>;
  /** What the server has by now, because another device has been at it too. */
  readonly fetchAnswers: () => Promise<{ readonly answers: Answers; readonly revision: number }>;
  readonly readProgress?: () => SaveProgress;
  readonly keepDraft: (unsaved: UnsavedAnswers | undefined) => Promise<void>;
}

export interface SaveQueue {
  /** Notes that something was typed; it is kept on the device at once and sent after a pause. */
  readonly note: () => void;
  /** Sends at once, and with it where the person goes next. */
  readonly push: (next?: string) => void;
  /** Sends at once and tells whether the server has everything. */
  readonly settle: () => Promise<boolean>;
  /** Ends the conflicts of one question with what another device answered, or else with the answer given here. */
  readonly choose: (key: string, chosen?: Conflict) => void;
  readonly watch: (listener: () => void) => () => void;
  readonly read: () => SaveState;
  readonly stop: () => void;
}

const typingPauseMs = 1000;
const draftPauseMs = 250;
const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/** Brings answers to the server in order, one save at a time, each until it is acknowledged. */
export function createSaveQueue(doors: SaveQueueDoors, start: UnsavedAnswers): SaveQueue {
  const server = trackServerAnswers(doors);
  for (const [key, value] of Object.entries(start.answers)) doors.writeAnswer(key, value);
  const watchers = new Set<() => void>();
  let state: SaveState = { status: 'saved', conflicts: start.conflicts };
  let seenRevision = start.seenRevision;
  let isBehind = false;
  // The server may have done it before the tab went away; under its own id, it tells again what it replaced.
  let waiting = start.waiting;
  let wantedNext: string | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  let draftTimer: ReturnType<typeof setTimeout> | undefined;

  function tell({ status = state.status, conflicts = state.conflicts }: Partial<SaveState>) {
    if (status === state.status && conflicts === state.conflicts) return;
    state = { status, conflicts };
    for (const watcher of watchers) watcher();
  }

  async function keepDraft(): Promise<void> {
    clearTimeout(draftTimer);
    draftTimer = undefined;
    const current = doors.readAnswers();
    const keys = Object.keys({ ...waiting?.answers, ...server.listUnsaved() });
    const { conflicts } = state;
    const answers = Object.fromEntries(keys.map((key) => [key, current[key] ?? null]));
    const isNothing = keys.length === 0 && conflicts.length === 0;
    const unsaved = { seenRevision, answers, conflicts, ...(waiting && { waiting }) };
    await doors.keepDraft(isNothing ? undefined : unsaved);
  }

  function nextSave(): Save | undefined {
    const answers = server.listUnsaved();
    if (Object.keys(answers).length === 0 && wantedNext === undefined) return undefined;
    const progress = doors.readProgress?.();
    const save = { saveId: crypto.randomUUID(), seenRevision, answers, next: wantedNext, progress };
    wantedNext = undefined;
    return save;
  }

  function accept(save: Save, { revision, replaced }: SaveReply) {
    server.acknowledge(save.answers);
    waiting = undefined;
    failures = 0;
    addConflicts(replaced.filter((conflict) => !isOwnEarlier(conflict)));
    // What else the device had kept was typed on the same revision; the server has to compare it with that one.
    if (save === start.waiting && Object.keys(server.listUnsaved()).length > 0) return;
    const ownSaves = Object.keys(save.answers).length === 0 ? 0 : 1;
    isBehind = revision > seenRevision + ownSaves;
    // Behind, this device has not seen all of that revision; should its tab go away now, the draft must not say so.
    if (!isBehind) seenRevision = revision;
  }

  /** What this device sent before its tab went away is nobody else's answer. */
  function isOwnEarlier({ key, theirs }: Conflict): boolean {
    const earlier = start.waiting?.answers ?? {};
    return key in earlier && isSameAnswer(theirs, earlier[key]);
  }

  async function catchUp(): Promise<void> {
    const { answers, revision } = await doors.fetchAnswers();
    addConflicts(server.adopt(answers));
    seenRevision = revision;
    isBehind = false;
  }

  function addConflicts(found: readonly Conflict[]) {
    // A question can have several: what the other device said before is not decided by what it said since.
    const added = found.filter((one) => !state.conflicts.some((other) => isSameConflict(one, other)));
    if (added.length > 0) tell({ conflicts: [...state.conflicts, ...added] });
  }

  async function run(): Promise<void> {
    clearTimeout(sendTimer);
    try {
      for (;;) {
        if (isBehind) await catchUp();
        waiting ??= nextSave();
        if (!waiting) break;
        tell({ status: 'saving' });
        // Whatever becomes of the connection or the session now, the device has it.
        await keepDraft();
        accept(waiting, await doors.send(waiting));
      }
      tell({ status: 'saved' });
      await keepDraft();
    } catch (error) {
      fail(toFailedStatus(error));
    }
  }

  function fail(status: ReturnType<typeof toFailedStatus>) {
    tell({ status });
    if (isWorthRepeating(status)) {
      sendTimer = setTimeout(send, Math.min(firstWaitMs * 2 ** failures, longestWaitMs));
      failures += 1;
      return;
    }
    // Nothing of it was kept, so what is typed next makes another save.
    wantedNext ??= waiting?.next;
    waiting = undefined;
  }

  function attempt(): Promise<void> {
    if (state.status === 'closed') return Promise.resolve();
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  function send() {
    void attempt();
  }

  // A tab that goes away keeps what was typed in its last moment.
  function flushDraft() {
    if (draftTimer !== undefined) void keepDraft();
  }

  window.addEventListener('online', send);
  window.addEventListener('pagehide', flushDraft);
  document.addEventListener('visibilitychange', flushDraft);
  if (Object.keys(start.answers).length > 0) send();

  return {
    note: () => {
      addConflicts(server.takeTypedOver());
      draftTimer ??= setTimeout(() => void keepDraft(), draftPauseMs);
      if (state.status === 'closed' || isWorthRepeating(state.status)) return;
      tell({ status: 'saving' });
      clearTimeout(sendTimer);
      sendTimer = setTimeout(send, typingPauseMs);
    },
    push: (next) => {
      wantedNext = next ?? wantedNext;
      send();
    },
    settle: async () => {
      await running;
      await attempt();
      return state.status === 'saved';
    },
    choose: (key, chosen) => {
      tell({ conflicts: state.conflicts.filter((each) => each.key !== key) });
      if (chosen) doors.writeAnswer(key, chosen.theirs);
      send();
    },
    watch: (listener) => {
      watchers.add(listener);
      return () => {
        watchers.delete(listener);
      };
    },
    read: () => state,
    stop: () => {
      clearTimeout(sendTimer);
      clearTimeout(draftTimer);
      server.stop();
      window.removeEventListener('online', send);
      window.removeEventListener('pagehide', flushDraft);
      document.removeEventListener('visibilitychange', flushDraft);
    },
  };
}

function isSameConflict(one: Conflict, other: Conflict): boolean {
  return one.key === other.key && isSameAnswer(one.theirs, other.theirs);
}

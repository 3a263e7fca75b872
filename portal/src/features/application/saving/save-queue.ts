import { areAnswersWithin, type Answers, type AnswerValue } from '@handrail/engine';
import type { Save, SaveProgress, UnsavedAnswers } from './application-draft.ts';
import { reduceSaves, startSaves } from './reduce-saves.ts';
import { SaveRefused, toFailedStatus } from './save-failure.ts';
import type { Conflict, SaveState } from './save-state.ts';
import type { FormNow, SaveEffect, SaveEvent, SaveReply } from './saves.ts';

/** What the queue works with: the form on one side, the server and the device on the other. */
export interface SaveQueueDoors {
  readonly readAnswers: () => Answers;
  readonly writeAnswer: (key: string, value: AnswerValue) => void;
  readonly readProgress?: () => SaveProgress;
  readonly send: (save: Save) => Promise<SaveReply>;
  /** What the server has by now, because another device has been at it too. */
  readonly fetchAnswers: () => Promise<{ readonly answers: Answers; readonly revision: number }>;
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

type Timer = ReturnType<typeof setTimeout>;

const draftPauseMs = 250;
/** Someone who types into a field within this time has probably not seen that it changed. */
const freshMs = 3000;

/** Lets events happen to the saves of one form, and does what follows from them. */
export function createSaveQueue(doors: SaveQueueDoors, start: UnsavedAnswers): SaveQueue {
  let saves = startSaves(start, doors.readAnswers());
  let shown: SaveState = { status: saves.status, conflicts: saves.conflicts };
  const watchers = new Set<() => void>();
  const idlers = new Set<() => void>();
  const timers: { send?: Timer; draft?: Timer; fresh?: Timer } = {};

  const formNow = (): FormNow => ({
    answers: doors.readAnswers(),
    progress: doors.readProgress?.(),
    newSaveId: crypto.randomUUID(),
  });

  function dispatch(event: SaveEvent): void {
    const step = reduceSaves(saves, event);
    saves = step.saves;
    show(saves);
    for (const effect of step.effects) perform(effect);
    if (saves.work !== 'none') return;
    for (const idler of idlers) idler();
    idlers.clear();
  }

  function show({ status, conflicts }: SaveState): void {
    if (status === shown.status && conflicts === shown.conflicts) return;
    shown = { status, conflicts };
    for (const watcher of watchers) watcher();
  }

  function perform(effect: SaveEffect): void {
    switch (effect.type) {
      case 'send':
        follow(sendWithin(effect.save), (reply) => ({ type: 'acknowledged', reply, form: formNow() }));
        return;
      case 'fetch':
        follow(doors.fetchAnswers(), (found) => ({ type: 'fetched', ...found, form: formNow() }));
        return;
      case 'keep-draft':
        keepDraft(effect.unsaved, effect.isWaitedFor);
        return;
      case 'keep-draft-soon':
        timers.draft ??= setTimeout(dispatchDraftDue, draftPauseMs);
        return;
      case 'send-later':
        clearTimeout(timers.send);
        timers.send = setTimeout(send, effect.afterMs);
        return;
      case 'send-no-later':
        clearTimeout(timers.send);
        return;
      case 'write':
        for (const [key, value] of Object.entries(effect.answers)) doors.writeAnswer(key, value);
        dispatch({ type: 'written', keys: Object.keys(effect.answers), form: formNow() });
        return;
      case 'end-freshness-later':
        clearTimeout(timers.fresh);
        timers.fresh = setTimeout(() => {
          dispatch({ type: 'freshness-over' });
        }, freshMs);
    }
  }

  /** The server has the same limit; on a slow line its answer comes after minutes of sending. */
  function sendWithin(save: Save): Promise<SaveReply> {
    if (areAnswersWithin(doors.readAnswers())) return doors.send(save);
    return Promise.reject(new SaveRefused(413, 'ANSWER_TOO_LARGE'));
  }

  function follow<T>(promise: Promise<T>, toEvent: (value: T) => SaveEvent): void {
    promise.then(
      (value) => {
        dispatch(toEvent(value));
      },
      (error: unknown) => {
        dispatch({ type: 'failed', status: toFailedStatus(error) });
      },
    );
  }

  function keepDraft(unsaved: UnsavedAnswers | undefined, isWaitedFor: boolean): void {
    clearTimeout(timers.draft);
    delete timers.draft;
    const kept = doors.keepDraft(unsaved);
    if (isWaitedFor) follow(kept, () => ({ type: 'kept', form: formNow() }));
  }

  function dispatchDraftDue(): void {
    dispatch({ type: 'draft-due', form: formNow() });
  }

  function send(next?: string): void {
    dispatch({ type: 'send', next, form: formNow() });
  }

  function sendAgain(): void {
    send();
  }

  // A tab that closes saves what was typed at the last moment.
  function flushDraft(): void {
    if (timers.draft !== undefined) dispatchDraftDue();
  }

  function untilIdle(): Promise<void> {
    if (saves.work === 'none') return Promise.resolve();
    return new Promise((resolve) => idlers.add(resolve));
  }

  for (const [key, value] of Object.entries(start.answers)) doors.writeAnswer(key, value);
  // The server renders a form too, and saves nothing.
  if (typeof window !== 'undefined') {
    window.addEventListener('online', sendAgain);
    window.addEventListener('pagehide', flushDraft);
    document.addEventListener('visibilitychange', flushDraft);
  }
  if (Object.keys(start.answers).length > 0) send();

  return {
    note: () => {
      const hasFresh = Object.keys(saves.fresh).length > 0;
      dispatch({ type: 'typed', answers: hasFresh ? doors.readAnswers() : undefined });
    },
    push: send,
    settle: async () => {
      await untilIdle();
      send();
      await untilIdle();
      return saves.status === 'saved';
    },
    choose: (key, chosen) => {
      dispatch({ type: 'chose', key });
      if (chosen) doors.writeAnswer(key, chosen.theirs);
      send();
    },
    watch: (listener) => {
      watchers.add(listener);
      return () => {
        watchers.delete(listener);
      };
    },
    read: () => shown,
    stop: () => {
      for (const timer of Object.values(timers)) clearTimeout(timer);
      window.removeEventListener('online', sendAgain);
      window.removeEventListener('pagehide', flushDraft);
      document.removeEventListener('visibilitychange', flushDraft);
    },
  };
}

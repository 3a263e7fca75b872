import { isSameAnswer, type Answers } from '@handrail/engine';
import type { UnsavedAnswers } from './application-draft.ts';
import { isWorthRepeating } from './save-failure.ts';
import type { Conflict } from './save-state.ts';
import type { FailedStatus, FormNow, SaveEffect, SaveEvent, SaveReply, Saves, Step } from './saves.ts';
import { findUnsaved, listDifferent, omit, pick } from './unsaved-answers.ts';

const typingPauseMs = 1000;
const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/** Begins with what the server has, and with what the device had kept. */
export function startSaves(start: UnsavedAnswers, known: Answers): Saves {
  return {
    status: 'saved',
    conflicts: start.conflicts,
    seenRevision: start.seenRevision,
    known,
    fresh: {},
    // The server may have done it before the tab went away; under its own id, it tells again what it replaced.
    waiting: start.waiting,
    earlier: start.waiting,
    wantedNext: undefined,
    isBehind: false,
    failures: 0,
    work: 'none',
  };
}

/** What follows from an event: answers go to the server in order, one save at a time, each until it is acknowledged. */
export function reduceSaves(saves: Saves, event: SaveEvent): Step {
  switch (event.type) {
    case 'typed':
      return type(saves, event.answers);
    case 'chose':
      return stay({ ...saves, conflicts: saves.conflicts.filter(({ key }) => key !== event.key) });
    case 'freshness-over':
      return stay({ ...saves, fresh: {} });
    case 'draft-due':
      return stay(saves, [keepDraft(saves, event.form, false)]);
    case 'send':
      return send({ ...saves, wantedNext: event.next ?? saves.wantedNext }, event.form);
    case 'kept':
      return goOnAfterKeeping(saves, event.form);
    case 'acknowledged':
      return goOn(accept(saves, event.reply, event.form), event.form);
    case 'fetched':
      return takeOver(saves, event.answers, event.revision, event.form);
    case 'written':
      return goOnAfterWriting(saves, event.keys, event.form);
    case 'failed':
      return fail(saves, event.status);
  }
}

function type(saves: Saves, answers: Answers | undefined): Step {
  const noted = answers ? noteTypedOver(saves, answers) : saves;
  const soon: SaveEffect = { type: 'keep-draft-soon' };
  if (isOver(noted) || isWorthRepeating(noted.status)) return stay(noted, [soon]);
  return stay({ ...noted, status: 'saving' }, [soon, { type: 'send-later', afterMs: typingPauseMs }]);
}

/** Whether nothing can be saved from this page any more. */
function isOver({ status }: Saves): boolean {
  return status === 'closed' || status === 'outdated' || status === 'locked';
}

/** What was taken over and typed over before anyone can have read it is a conflict, told once. */
function noteTypedOver(saves: Saves, answers: Answers): Saves {
  const keys = Object.keys(saves.fresh).filter((key) => !isSameAnswer(answers[key], saves.fresh[key]));
  const conflicts = keys.map((key) => ({ key, theirs: saves.fresh[key] }));
  return addConflicts({ ...saves, fresh: omit(saves.fresh, keys) }, conflicts);
}

function send(saves: Saves, form: FormNow): Step {
  if (isOver(saves) || saves.work !== 'none') return stay(saves);
  const { saves: next, effects } = goOn(saves, form);
  return stay(next, [{ type: 'send-no-later' }, ...effects]);
}

/** Catches up with another device, or else sends what is unsaved, or else is done. */
function goOn(saves: Saves, form: FormNow): Step {
  if (saves.isBehind) return stay({ ...saves, work: 'fetching' }, [{ type: 'fetch' }]);
  const next = beginSave(saves, form);
  // Whatever happens to the connection or the session, the device has a copy.
  return stay(next, [keepDraft(next, form, true)]);
}

function beginSave(saves: Saves, { answers, progress, newSaveId }: FormNow): Saves {
  const { waiting, wantedNext, seenRevision, known } = saves;
  if (waiting) return { ...saves, status: 'saving', work: 'keeping' };
  const unsaved = pick(answers, listDifferent(answers, known));
  if (Object.keys(unsaved).length === 0 && wantedNext === undefined) {
    return { ...saves, status: 'saved', work: 'finishing' };
  }
  const save = { saveId: newSaveId, seenRevision, answers: unsaved, next: wantedNext, progress };
  return { ...saves, waiting: save, wantedNext: undefined, status: 'saving', work: 'keeping' };
}

function goOnAfterKeeping(saves: Saves, form: FormNow): Step {
  if (saves.work === 'keeping' && saves.waiting) {
    return stay({ ...saves, work: 'sending' }, [{ type: 'send', save: saves.waiting }]);
  }
  return saves.wantedNext === undefined ? stay({ ...saves, work: 'none' }) : goOn(saves, form);
}

function accept(saves: Saves, { revision, replaced }: SaveReply, form: FormNow): Saves {
  const { waiting, earlier, seenRevision } = saves;
  const saved = waiting?.answers ?? {};
  const told = addConflicts(
    { ...saves, known: { ...saves.known, ...saved }, waiting: undefined, failures: 0 },
    replaced.filter((conflict) => !isOwnEarlier(saves, conflict)),
  );
  // What else the device had kept was typed on the same revision; the server has to compare it with that one.
  const isEarlier = earlier !== undefined && waiting?.saveId === earlier.saveId;
  if (isEarlier && listDifferent(form.answers, told.known).length > 0) return told;
  const ownSaves = Object.keys(saved).length === 0 ? 0 : 1;
  const isBehind = revision > seenRevision + ownSaves;
  // Behind, this device has not seen all of that revision; should its tab go away now, the draft must not say so.
  return { ...told, isBehind, seenRevision: isBehind ? seenRevision : revision };
}

/** What this device sent before its tab was closed is not another device's answer. */
function isOwnEarlier({ earlier }: Saves, { key, theirs }: Conflict): boolean {
  return earlier !== undefined && key in earlier.answers && isSameAnswer(theirs, earlier.answers[key]);
}

/** Takes over what another device answered where this one said nothing new, and tells where both did. */
function takeOver(saves: Saves, theirs: Answers, revision: number, form: FormNow): Step {
  const changed = listDifferent(theirs, saves.known);
  const unsaved = listDifferent(form.answers, saves.known);
  const quiet = changed.filter((key) => !unsaved.includes(key));
  const disputed = pick(
    theirs,
    changed.filter((key) => unsaved.includes(key)),
  );
  const next: Saves = {
    ...saves,
    known: { ...saves.known, ...disputed },
    fresh: omit(saves.fresh, quiet),
    seenRevision: revision,
    isBehind: false,
    work: 'taking-over',
  };
  const conflicts = Object.entries(disputed).map(([key, value]) => ({ key, theirs: value }));
  return stay(addConflicts(next, conflicts), [{ type: 'write', answers: pick(theirs, quiet) }]);
}

/** The form may keep the same answer in another shape, so it is read after it was written. */
function goOnAfterWriting(saves: Saves, keys: readonly string[], form: FormNow): Step {
  const written = pick(form.answers, keys);
  const fresh = { ...saves.fresh, ...written };
  const { saves: next, effects } = goOn({ ...saves, known: { ...saves.known, ...written }, fresh }, form);
  return stay(next, keys.length > 0 ? [{ type: 'end-freshness-later' }, ...effects] : effects);
}

function fail(saves: Saves, status: FailedStatus): Step {
  const failed: Saves = { ...saves, status, work: 'none' };
  if (isWorthRepeating(status)) {
    const afterMs = Math.min(firstWaitMs * 2 ** saves.failures, longestWaitMs);
    return stay({ ...failed, failures: saves.failures + 1 }, [{ type: 'send-later', afterMs }]);
  }
  // Nothing of it was kept, so what is typed next makes another save.
  return stay({ ...failed, wantedNext: saves.wantedNext ?? saves.waiting?.next, waiting: undefined });
}

/** A question can have several: what the other device said before is not decided by what it said since. */
function addConflicts(saves: Saves, found: readonly Conflict[]): Saves {
  const { conflicts } = saves;
  const added = found.filter((one) => !conflicts.some((other) => isSameConflict(one, other)));
  return added.length === 0 ? saves : { ...saves, conflicts: [...conflicts, ...added] };
}

function isSameConflict(one: Conflict, other: Conflict): boolean {
  return one.key === other.key && isSameAnswer(one.theirs, other.theirs);
}

function keepDraft(saves: Saves, { answers }: FormNow, isWaitedFor: boolean): SaveEffect {
  return { type: 'keep-draft', unsaved: findUnsaved(saves, answers), isWaitedFor };
}

function stay(saves: Saves, effects: readonly SaveEffect[] = []): Step {
  return { saves, effects };
}

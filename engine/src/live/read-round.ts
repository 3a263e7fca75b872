import { toSkippedKey, type Answers, type AnswerValue } from '../values/answers.ts';
import type { FormSettings } from '../definition/form-settings.ts';
import { isPresent } from '../rules/rule-value.ts';
import { isRecord } from '../values/is-record.ts';
import { isSameAnswer } from '../values/is-same-answer.ts';
import type { CompiledProgram, CompiledScope } from './compiled-program.ts';
import { active, hasFlag, listEntries, type PlaceInstance } from './form-instance.ts';
import { toPath } from './field-path.ts';
import { startForm } from './start-form.ts';

/** What an applicant was asked to answer again; everything else stays as it was submitted. */
export interface Round {
  /** The keys of the answers that were asked again; a repeated group is asked as a whole. */
  readonly asked: readonly string[];
  /** What was submitted when it was sent back. */
  readonly submitted: Answers;
}

export interface RoundState {
  /** The paths that may be changed; a repeated group comes with all of its entries. */
  readonly openPaths: ReadonlySet<string>;
  /** The paths whose answers differ from what was submitted although they may not be changed. */
  readonly lockedChanges: readonly string[];
}

/**
 * Works out what may be changed in a round: what was asked, what counts only because of a changed answer, and what a
 * changed answer makes incomplete or wrong. The server enforces it, and the screens show it.
 */
export function readRound(
  compiled: CompiledProgram,
  settings: FormSettings,
  { asked, submitted }: Round,
  answers: Answers,
): RoundState {
  const before = startForm(compiled, settings, submitted).root;
  const openPaths = new Set([...asked, ...listSkipKeys(compiled, asked)]);
  for (let known = -1; known < openPaths.size;) {
    known = openPaths.size;
    const allowed = takeOpen(compiled.form, submitted, answers, openPaths, '');
    openFollowing(startForm(compiled, settings, allowed).root, before, openPaths);
  }
  const now = startForm(compiled, settings, answers).root;
  return { openPaths, lockedChanges: listLockedChanges(now, before, openPaths) };
}

/** Whether a path may be changed: it is open itself, or a repeated group around it is. */
export function isOpenPath({ openPaths }: Pick<RoundState, 'openPaths'>, path: string): boolean {
  if (openPaths.has(path)) return true;
  const [, list] = /^(.*)\.\d+\./.exec(path) ?? [];
  return list !== undefined && isOpenPath({ openPaths }, list);
}

/** Someone who is asked about a question that they skipped must be able to take it up. */
function listSkipKeys({ questions }: CompiledProgram, asked: readonly string[]): string[] {
  return questions
    .filter(({ skippedSlot, slots }) => skippedSlot && slots.some(({ key }) => asked.includes(key)))
    .map(({ definition }) => toSkippedKey(definition.key));
}

/** What was submitted, with the answers of now where they may be changed. */
function takeOpen(
  { slots }: CompiledScope,
  submitted: Answers,
  answers: Answers,
  openPaths: ReadonlySet<string>,
  prefix: string,
): Answers {
  const taken: Record<string, AnswerValue> = {};
  for (const { key, takesAnswer, entry } of slots) {
    if (!takesAnswer) continue;
    const path = prefix + key;
    const kept = submitted[key];
    const entries = entry && listRecords(kept);
    if (openPaths.has(path)) taken[key] = answers[key];
    else if (!entries) taken[key] = kept;
    else {
      const now = listRecords(answers[key]);
      taken[key] = entries.map((each, position) =>
        takeOpen(entry, each, now[position] ?? {}, openPaths, `${path}.${position}.`),
      );
    }
  }
  return taken;
}

/** Opens what did not count before, and what does not hold any longer. */
function openFollowing(now: PlaceInstance, before: PlaceInstance | undefined, openPaths: Set<string>): void {
  for (const { index, takesAnswer, entry } of now.compiled.slots) {
    if (!takesAnswer || !hasFlag(now, index, active)) continue;
    const path = toPath(now, index);
    if (openPaths.has(path)) continue;
    if (!before || !hasFlag(before, index, active) || now.faults[index]) openPaths.add(path);
    else if (entry) {
      const earlier = listEntries(before, index);
      listEntries(now, index).forEach((each, position) => {
        openFollowing(each, earlier[position], openPaths);
      });
    }
  }
}

function listLockedChanges(
  now: PlaceInstance,
  before: PlaceInstance,
  openPaths: ReadonlySet<string>,
): string[] {
  return now.compiled.slots.flatMap(({ index, takesAnswer, entry }) => {
    const path = toPath(now, index);
    if (!takesAnswer || openPaths.has(path) || !hasFlag(now, index, active)) return [];
    if (!entry) {
      const [value, kept] = [now.effective[index], before.effective[index]] as AnswerValue[];
      return isKept(value, kept) ? [] : [path];
    }
    const [entries, earlier] = [listEntries(now, index), listEntries(before, index)];
    if (entries.length !== earlier.length) return [path];
    return entries.flatMap((each, position) => {
      const kept = earlier[position];
      return kept ? listLockedChanges(each, kept, openPaths) : [];
    });
  });
}

/** Two ways of saying nothing are the same, and an address that follows another one may change with it. */
function isKept(now: AnswerValue, before: AnswerValue): boolean {
  if (!isPresent(now) && !isPresent(before)) return true;
  return isSameAnswer(now, before) || (isCopied(now) && isCopied(before));
}

function isCopied(value: AnswerValue): boolean {
  return isRecord(value) && value.copied === true;
}

function listRecords(value: AnswerValue): readonly Answers[] {
  return Array.isArray(value) ? (value as readonly Answers[]) : [];
}

import type { MigrationChange, MigrationStep } from '../definition/answer-migration.ts';
import { isScalar } from '../rules/rule-value.ts';
import type { Answers, AnswerValue } from '../values/answers.ts';
import { isObjectList } from './entry-list.ts';
import {
  isUnanswered,
  listMatches,
  moveAnswer,
  refuseMove,
  type MigrationReport,
  type MigrationScope,
} from './migration-scope.ts';

/** The answers after one step, which is added to the report; an answer that the step cannot handle stays as it is. */
export function applyMigrationStep(answers: Answers, step: MigrationStep, report: MigrationReport): Answers {
  return applyInEntries({ answers: toMap(answers), path: '', report }, step, step.inEntriesOf ?? []);
}

function applyInEntries(
  scope: MigrationScope,
  step: MigrationStep,
  [list, ...inner]: readonly string[],
): Answers {
  const entries = list === undefined ? undefined : scope.answers.get(list);
  if (list === undefined) {
    applyChange(scope, step);
  } else if (isObjectList(entries)) {
    const after = entries.map((entry, index) => {
      const path = `${scope.path}${list}.${index}.`;
      return applyInEntries({ ...scope, answers: toMap(entry), path }, step, inner);
    });
    scope.answers.set(list, after);
  }
  return Object.fromEntries(scope.answers);
}

function applyChange(scope: MigrationScope, change: MigrationChange): void {
  if ('rename' in change) rename(scope, change.rename, change.to);
  else if ('drop' in change) drop(scope, change.drop, change.reason);
  else if ('setDefault' in change) setDefault(scope, change.setDefault, change.value);
  else if ('mapValue' in change) mapValue(scope, change.mapValue, change.values);
  else if ('moveInto' in change) moveInto(scope, change.moveInto, change.keys);
  else moveOutOf(scope, change.moveOutOf, change.keys);
}

function rename(scope: MigrationScope, pattern: string, to: string): void {
  for (const from of listMatches(scope, pattern)) {
    const rest = from.slice(pattern.length - 1);
    moveAnswer(scope, from, scope, to.endsWith('.*') ? to.slice(0, -1) + rest : to);
  }
}

function drop(scope: MigrationScope, pattern: string, reason: string): void {
  for (const key of listMatches(scope, pattern)) {
    scope.answers.delete(key);
    scope.report.dropped.push({ key: scope.path + key, reason });
  }
}

function setDefault({ answers, path, report }: MigrationScope, key: string, value: AnswerValue): void {
  if (!isUnanswered(answers.get(key))) return;
  answers.set(key, value);
  report.changed.push(path + key);
}

function mapValue({ answers, path, report }: MigrationScope, key: string, values: ValueMap): void {
  const before = answers.get(key);
  const items: readonly unknown[] = Array.isArray(before) ? before : [before];
  if (!items.some((item) => isMapped(item, values))) return;
  const after = items.map((item) => (isMapped(item, values) ? values[String(item)] : item));
  const kept = new Set(after.filter((item) => item !== null));
  answers.set(key, (Array.isArray(before) ? [...kept] : after[0]) as AnswerValue);
  report.changed.push(path + key);
}

function moveInto(scope: MigrationScope, list: string, keys: KeyMap): void {
  const before = scope.answers.get(list);
  const entry: MigrationScope = { ...scope, answers: new Map(), path: `${scope.path}${list}.0.` };
  const others = isObjectList(before) ? before : [];
  const moveOrRefuse = others.length > 0 || isUnanswered(before) ? moveAnswer : refuseMove;
  for (const [from, to] of Object.entries(keys)) moveOrRefuse(scope, from, entry, to);
  if (entry.answers.size > 0) scope.answers.set(list, [Object.fromEntries(entry.answers), ...others]);
}

function moveOutOf(scope: MigrationScope, list: string, keys: KeyMap): void {
  const before = scope.answers.get(list);
  const [first, ...others] = isObjectList(before) ? before : [];
  if (!first) return;
  const entry: MigrationScope = { ...scope, answers: toMap(first), path: `${scope.path}${list}.0.` };
  for (const [from, to] of Object.entries(keys)) moveAnswer(entry, from, scope, to);
  const rest = entry.answers.size === 0 ? others : [Object.fromEntries(entry.answers), ...others];
  if (rest.length > 0) scope.answers.set(list, rest);
  else scope.answers.delete(list);
}

type KeyMap = Readonly<Record<string, string>>;
type ValueMap = Readonly<Record<string, string | number | boolean | null>>;

function isMapped(item: unknown, values: ValueMap): item is string | number | boolean {
  return isScalar(item) && Object.hasOwn(values, String(item));
}

function toMap(answers: Answers): Map<string, AnswerValue> {
  return new Map(Object.entries(answers));
}

import { compileRule, findOperator } from './compile-rule.ts';
import type { Place } from './place.ts';
import { resolveAnswer } from './resolve-answer.ts';
import type { Pair, Rule } from './rule.ts';
import { isTrue } from './rule-value.ts';
import type { Scope, Slot } from './scope.ts';

/** Why a rule holds or does not, in words for an applicant or a case worker. */
export interface Explanation {
  readonly holds: boolean;
  readonly reasons: readonly Reason[];
}

/** One answer that made the difference. */
export interface Reason {
  /** The dotted key of the answer; nothing where the reason is no answer. */
  readonly key?: string;
  readonly text: string;
}

/** How a value reads as the answer to a field. */
export type PresentAnswer = (slot: Slot, value: unknown) => string;

/** Explains a rule by the answers that decided it. */
export function explainRule(rule: Rule, scope: Scope, at: Place, present: PresentAnswer): Explanation {
  const holds = isTrue(compileRule(rule, scope).evaluate(at));
  return { holds, reasons: listReasons(rule, holds, { scope, at, present }) };
}

interface Surroundings {
  readonly scope: Scope;
  readonly at: Place;
  readonly present: PresentAnswer;
}

function listReasons(rule: Rule, holds: boolean, around: Surroundings): readonly Reason[] {
  if (typeof rule !== 'object' || rule === null) return [];
  if ('not' in rule) return listReasons(rule.not, !holds, around);
  if ('and' in rule) return listReasonsOfAll(rule.and, holds, holds, around);
  if ('or' in rule) return listReasonsOfAll(rule.or, holds, !holds, around);
  if ('if' in rule) return listReasonsOfChoice(rule, holds, around);
  if ('answered' in rule) return listAnswers(rule.answered, around);
  for (const relation of relations) {
    if (relation in rule)
      return compare(rule[relation as keyof typeof rule] as Pair, relation, holds, around);
  }
  return listAnswers(rule, around);
}

/** All conditions matter when they decide together; otherwise only those that turned out this way. */
function listReasonsOfAll(
  rules: readonly Rule[],
  holds: boolean,
  areAllNeeded: boolean,
  around: Surroundings,
): readonly Reason[] {
  const deciding = areAllNeeded ? rules : rules.filter((rule) => isHolding(rule, around) === holds);
  return unique(deciding.flatMap((rule) => listReasons(rule, holds, around)));
}

function listReasonsOfChoice(
  rule: Extract<Rule, { readonly if: Rule }>,
  holds: boolean,
  around: Surroundings,
): readonly Reason[] {
  const isChosen = isHolding(rule.if, around);
  const taken = isChosen ? rule.then : (rule.else ?? null);
  return unique([...listReasons(rule.if, isChosen, around), ...listReasons(taken, holds, around)]);
}

const relations = ['eq', 'in', 'gt', 'gte', 'lt', 'lte'] as const;

const words = {
  eq: 'be',
  in: 'be one of',
  gt: 'be more than',
  gte: 'be at least',
  lt: 'be less than',
  lte: 'be at most',
} as const satisfies Record<(typeof relations)[number], string>;

function compare(
  [left, right]: Pair,
  relation: (typeof relations)[number],
  holds: boolean,
  around: Surroundings,
): readonly Reason[] {
  const slot = findSlot(left, around.scope);
  const wanted = findSlot(right, around.scope);
  if (!slot && wanted && relation === 'in') return compareChoice(wanted, left, holds, around);
  if (!slot) return unique([...listAnswers(left, around), ...listAnswers(right, around)]);
  const asked = wanted ? quote(wanted.field.copy) : present(slot, valueOf(right, around), around);
  const given = sayAnswer(left, slot, around);
  return [{ key: slot.key, text: holds ? given : `${given}. It would have to ${words[relation]} ${asked}` }];
}

/** "x in the chosen ones" reads the other way round. */
function compareChoice(slot: Slot, choice: Rule, holds: boolean, around: Surroundings): readonly Reason[] {
  const given = sayAnswer({ answer: slot.key }, slot, around);
  const asked = present(slot, valueOf(choice, around), around);
  return [{ key: slot.key, text: holds ? given : `${given}. It would have to include ${asked}` }];
}

/** The answers that a rule reads, each as a reason. */
function listAnswers(rule: Rule, around: Surroundings): readonly Reason[] {
  const { reads } = compileRule(rule, around.scope);
  return [...reads]
    .filter((slot) => isAround(slot.scope, around.scope))
    .map((slot) => ({ key: slot.key, text: sayAnswer({ answer: slot.key }, slot, around) }));
}

function sayAnswer(rule: Rule, slot: Slot, around: Surroundings): string {
  return `${quote(slot.field.copy)} is ${present(slot, valueOf(rule, around), around)}`;
}

function present(slot: Slot, value: unknown, around: Surroundings): string {
  return quote(around.present(slot, value));
}

function valueOf(rule: Rule, { scope, at }: Surroundings): unknown {
  return compileRule(rule, scope).evaluate(at);
}

function isHolding(rule: Rule, around: Surroundings): boolean {
  return isTrue(valueOf(rule, around));
}

function findSlot(rule: Rule, scope: Scope): Slot | undefined {
  if (findOperator(rule) !== 'answer') return undefined;
  const { answer, up } = rule as Extract<Rule, { readonly answer: string }>;
  return resolveAnswer(scope, answer, up)?.slot;
}

function isAround(outer: Scope, inner: Scope): boolean {
  return outer === inner || (inner.list !== undefined && isAround(outer, inner.list.scope));
}

function quote(text: string): string {
  return `“${text}”`;
}

function unique(reasons: readonly Reason[]): readonly Reason[] {
  return [...new Map(reasons.map((reason) => [reason.text, reason])).values()];
}

import { defineWords } from '../language/define-words.ts';
import { compileRule, findOperator } from './compile-rule.ts';
import type { Place } from './place.ts';
import { resolveAnswer } from './resolve-answer.ts';
import type { Pair, Rule } from '../definition/rule.ts';
import { isScalar, isTrue } from './rule-value.ts';
import { depthOf, type Scope, type Slot } from './scope.ts';

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

/** Explains a rule by the answers that decided it, in the words of its reader. */
export function explainRule(
  rule: Rule,
  scope: Scope,
  at: Place,
  present: PresentAnswer,
  words: ReasonWords = explanationWords(at.form.settings.locale),
): Explanation {
  const holds = isTrue(compileRule(rule, scope).evaluate(at));
  return { holds, reasons: listReasons(rule, { holds, isWanted: true }, { scope, at, present, words }) };
}

interface Surroundings {
  readonly scope: Scope;
  readonly at: Place;
  readonly present: PresentAnswer;
  readonly words: ReasonWords;
}

/** Whether a rule holds, and whether the whole rule wants it to: under a "not" it does not. */
interface Outcome {
  readonly holds: boolean;
  readonly isWanted: boolean;
}

function listReasons(rule: Rule, outcome: Outcome, around: Surroundings): readonly Reason[] {
  if (typeof rule !== 'object' || rule === null) return [];
  if ('not' in rule) return listReasons(rule.not, negate(outcome), around);
  if ('and' in rule) return listReasonsOfAll(rule.and, outcome, outcome.holds, around);
  if ('or' in rule) return listReasonsOfAll(rule.or, outcome, !outcome.holds, around);
  if ('if' in rule) return listReasonsOfChoice(rule, outcome, around);
  if ('answered' in rule) return listAnswers(rule.answered, around);
  const relation = relations.find((name) => name in rule);
  if (!relation) return listAnswers(rule, around);
  return compare(rule[relation as keyof typeof rule] as Pair, relation, outcome, around);
}

function negate({ holds, isWanted }: Outcome): Outcome {
  return { holds: !holds, isWanted: !isWanted };
}

/** All conditions matter when they decide together; otherwise only those that turned out this way. */
function listReasonsOfAll(
  rules: readonly Rule[],
  outcome: Outcome,
  areAllNeeded: boolean,
  around: Surroundings,
): readonly Reason[] {
  const deciding = areAllNeeded ? rules : rules.filter((rule) => isHolding(rule, around) === outcome.holds);
  return unique(deciding.flatMap((rule) => listReasons(rule, outcome, around)));
}

function listReasonsOfChoice(
  rule: Extract<Rule, { readonly if: Rule }>,
  outcome: Outcome,
  around: Surroundings,
): readonly Reason[] {
  const isChosen = isHolding(rule.if, around);
  const taken = isChosen ? rule.then : (rule.else ?? null);
  return unique([
    ...listReasons(rule.if, { holds: isChosen, isWanted: isChosen }, around),
    ...listReasons(taken, outcome, around),
  ]);
}

const relations = ['eq', 'in', 'gt', 'gte', 'lt', 'lte'] as const;
type Relation = (typeof relations)[number];

/** How a reason reads to one kind of reader. */
export interface ReasonWords {
  readonly is: (question: string, answer: string) => string;
  readonly demands: Readonly<Record<Relation | 'include', string>>;
  /** Several answers, each of them in quotes; without it they share one pair. */
  readonly list?: (answers: readonly string[]) => string;
  readonly wouldHave: (answer: string, demand: string, wish: string) => string;
  readonly wouldNotHave: (answer: string, demand: string, wish: string) => string;
}

/** How an explanation reads; what someone answered and what is asked for come in quotes. */
export const explanationWords = defineWords('explanations', {
  staffOnly: 'Staff fill this out',
  onlyFor: (applicantTypes: string) => `This question is only for: ${applicantTypes}`,
  is: (question: string, answer: string) => `${question} is ${answer}`,
  demands: {
    eq: 'be',
    in: 'be one of',
    gt: 'be more than',
    gte: 'be at least',
    lt: 'be less than',
    lte: 'be at most',
    include: 'include',
  },
  wouldHave: (answer: string, demand: string, wish: string) =>
    `${answer}. It would have to ${demand} ${wish}`,
  wouldNotHave: (answer: string, demand: string, wish: string) =>
    `${answer}. It would have to not ${demand} ${wish}`,
});

function compare(
  [left, right]: Pair,
  relation: Relation,
  outcome: Outcome,
  around: Surroundings,
): readonly Reason[] {
  const given = findAnswer(left, around.scope);
  const other = findAnswer(right, around.scope);
  // "x in the chosen ones" reads the other way round.
  if (!given && other && relation === 'in') return [say(other, 'include', left, outcome, around)];
  if (!given) return unique([...listAnswers(left, around), ...listAnswers(right, around)]);
  return [say(given, relation, right, outcome, around)];
}

function say(
  given: GivenAnswer,
  demand: Relation | 'include',
  asked: Rule,
  { holds, isWanted }: Outcome,
  around: Surroundings,
): Reason {
  const { slot, key, rule } = given;
  const text = sayAnswer(rule, slot, around);
  if (holds === isWanted) return { key, text };
  const other = findAnswer(asked, around.scope)?.slot;
  const wish = other ? quote(other.field.copy) : present(slot, valueOf(asked, around), around);
  const { words } = around;
  const tell = isWanted ? words.wouldHave : words.wouldNotHave;
  return { key, text: tell(text, words.demands[demand], wish) };
}

/** The answers that a rule reads, each as a reason. */
function listAnswers(rule: Rule, around: Surroundings): readonly Reason[] {
  const { reads } = compileRule(rule, around.scope);
  return reads
    .filter((slot) => isAround(slot.scope, around.scope))
    .map((slot) => {
      const up = depthOf(around.scope) - depthOf(slot.scope);
      return { key: slot.key, text: sayAnswer({ answer: slot.key, up }, slot, around) };
    });
}

function sayAnswer(rule: Rule, slot: Slot, around: Surroundings): string {
  return around.words.is(quote(slot.field.copy), present(slot, valueOf(rule, around), around));
}

function present(slot: Slot, value: unknown, around: Surroundings): string {
  const values = Array.isArray(value) ? (value as unknown[]).flat(Infinity) : value;
  const isListOfScalars = Array.isArray(values) && values.length > 0 && values.every(isScalarOrNothing);
  const texts = (isListOfScalars ? values : [values]).map((one) => around.present(slot, one));
  return texts.length > 1 && around.words.list ? around.words.list(texts) : quote(texts.join(', '));
}

function isScalarOrNothing(value: unknown): boolean {
  return value === undefined || isScalar(value);
}

function valueOf(rule: Rule, { scope, at }: Surroundings): unknown {
  return compileRule(rule, scope).evaluate(at);
}

function isHolding(rule: Rule, around: Surroundings): boolean {
  return isTrue(valueOf(rule, around));
}

/** The field that a rule reads as a whole or of every entry, with its key as seen from here. */
interface GivenAnswer {
  readonly slot: Slot;
  readonly key: string;
  readonly rule: Rule;
}

function findAnswer(rule: Rule, scope: Scope): GivenAnswer | undefined {
  if (findOperator(rule) !== 'answer') return undefined;
  const { answer, up } = rule as Extract<Rule, { readonly answer: string }>;
  let resolved = resolveAnswer(scope, answer, up);
  let key = resolved?.slot.key ?? '';
  while (resolved?.kind === 'eachEntry') {
    resolved = resolved.inner;
    key = `${key}.${resolved.slot.key}`;
  }
  return resolved && { slot: resolved.slot, key, rule };
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

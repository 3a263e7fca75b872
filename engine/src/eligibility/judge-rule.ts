import type { Rule } from '../definition/rule.ts';
import { explainFormRule } from '../live/explaining/explain-field.ts';
import type { LiveForm } from '../live/live-form.ts';
import { compileRule } from '../rules/compile-rule.ts';
import { isTrue } from '../rules/rule-value.ts';
import type { EligibilityAnswers } from './eligibility.ts';
import type { AnswerValue } from '../values/answers.ts';
import { eligibilityWords, type Asker, type Reader } from './eligibility-words.ts';
import type { Judgement } from './judgement.ts';
import { presentCheckAnswer } from './present-check-answer.ts';

/** Between whom an explanation goes. */
interface Conversation {
  readonly asker: Asker;
  readonly reader?: Reader | undefined;
}

/** Judges a rule as far as the answers go, and explains it by the answers that settle it. */
export function judgeRule(
  rule: Rule,
  form: LiveForm,
  answers: EligibilityAnswers,
  { asker, reader = 'person' }: Conversation,
): Judgement {
  const { truth, deciding, missing } = settle(rule, form, answers);
  if (truth === undefined) return { truth, reasons: [], missing: nameMissing(missing, form) };
  const { locale } = form.settings;
  const { reasons: words, askers, readers } = eligibilityWords(locale);
  const { reasons } = explainFormRule(form, deciding, {
    words: { ...words, ...askers[asker], is: readers[reader].is },
    // A rule's value is an answer, or a literal that stands for one.
    present: ({ field }, value) => presentCheckAnswer(field, value as AnswerValue, locale),
  });
  return {
    truth,
    reasons: reasons.map((reason) => ({ ...reason, text: words.sentence(reason.text) })),
    missing: [],
  };
}

/** A rule by what it is so far: the part of it that decides, or the answers that are missing. */
interface Settled {
  readonly truth: boolean | undefined;
  readonly deciding: Rule;
  readonly missing: readonly string[];
}

function settle(rule: Rule, form: LiveForm, answers: EligibilityAnswers): Settled {
  const settleInner = (inner: Rule) => settle(inner, form, answers);
  if (typeof rule === 'object' && rule !== null) {
    if ('and' in rule) return settleAll(rule.and.map(settleInner), false);
    if ('or' in rule) return settleAll(rule.or.map(settleInner), true);
    if ('not' in rule) return negate(settleInner(rule.not));
    if ('if' in rule) return settleChoice(rule, settleInner);
  }
  return settleLeaf(rule, form, answers);
}

/** One that gives the decisive truth settles an "and" or an "or", whatever is missing for the others. */
function settleAll(parts: readonly Settled[], decisive: boolean): Settled {
  const join = (some: readonly Settled[]): Rule => {
    const rules = some.map(({ deciding }) => deciding);
    return decisive ? { or: rules } : { and: rules };
  };
  const deciders = parts.filter(({ truth }) => truth === decisive);
  if (deciders.length > 0) return { truth: decisive, deciding: join(deciders), missing: [] };
  const open = parts.filter(({ truth }) => truth === undefined);
  if (open.length === 0) return { truth: !decisive, deciding: join(parts), missing: [] };
  return { truth: undefined, deciding: null, missing: open.flatMap(({ missing }) => missing) };
}

function negate({ truth, deciding, missing }: Settled): Settled {
  return { truth: truth === undefined ? undefined : !truth, deciding: { not: deciding }, missing };
}

/** The branch that is taken decides; where a branch is a plain yes or no, the way to it does. */
function settleChoice(
  rule: Extract<Rule, { readonly if: Rule }>,
  settleInner: (rule: Rule) => Settled,
): Settled {
  const { then, else: otherwise = null } = rule;
  if (isPlain(then)) {
    return settleInner(isTrue(then) ? { or: [rule.if, otherwise] } : { and: [{ not: rule.if }, otherwise] });
  }
  if (isPlain(otherwise)) {
    return settleInner(isTrue(otherwise) ? { or: [{ not: rule.if }, then] } : { and: [rule.if, then] });
  }
  const condition = settleInner(rule.if);
  const branches = [settleInner(then), settleInner(otherwise)] as const;
  if (condition.truth !== undefined) return branches[condition.truth ? 0 : 1];
  const { truth } = branches[0];
  if (truth !== undefined && truth === branches[1].truth) return settleAll(branches, !truth);
  const missing = [condition, ...branches].flatMap((part) => part.missing);
  return { truth: undefined, deciding: null, missing };
}

function isPlain(rule: Rule): boolean {
  return typeof rule !== 'object' || rule === null;
}

function settleLeaf(rule: Rule, form: LiveForm, answers: EligibilityAnswers): Settled {
  const { evaluate, reads } = compileRule(rule, form.instance.compiled.scope);
  const missing = reads.map(({ key }) => key).filter((key) => answers[key] === undefined);
  const truth = missing.length > 0 ? undefined : isTrue(evaluate(form.instance.root));
  return { truth, deciding: rule, missing };
}

function nameMissing(keys: readonly string[], { instance }: LiveForm) {
  return [...new Set(keys)].map((key) => ({
    key,
    text: instance.compiled.scope.slotByKey.get(key)?.field.copy ?? key,
  }));
}

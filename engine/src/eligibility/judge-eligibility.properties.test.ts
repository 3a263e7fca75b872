import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rule } from '../definition/rule.ts';
import { buildArea } from '../testing/build-area.ts';
import { arbitraryTape, createChooser, type Chooser } from '../testing/choice-tape.ts';
import { manyRuns } from '../testing/many-runs.ts';
import {
  incomeTiers,
  type EligibilityAnswers,
  type EligibilityQuestion,
  type FitCondition,
} from './eligibility.ts';
import { judgeEligibility } from './judge-eligibility.ts';

const area = buildArea();
const settings = { locale: 'en', today: '2026-11-15', areas: new Map([[area.id, area]]) } as const;
const numRuns = 500;

/** What each answer may be; the rules of a case read every answer at most once. */
const domains = {
  owes: ['yes', 'no'],
  rents: ['yes', 'no'],
  works: ['full', 'part', 'none'],
  zip: ['10451', '10452', '10453'],
  pets: ['0', '1', '2', '3'],
  'income.householdSize': ['1', '2', '5', '8'],
  'income.isIncomeAboveLimit': ['true', 'false'],
  'income.income': ['0', '21000', '22001', '37500', '50000', '57001', '90000'],
} as const satisfies Record<string, readonly string[]>;
type Key = keyof typeof domains;

/** The answers that only the rules of the program read. */
const freeKeys: readonly Key[] = ['rents', 'works', 'zip', 'pets'];

describe('a judgement of an eligibility check', () => {
  it('is what a plain reading of the definition gives', manyRuns, () => {
    check(chooseAnyRule, ({ questions, conditions, answers }, judged) => {
      const verdict = questions.every((question) => readQuestion(question, answers));
      expect(judged.result).toBe(verdict ? 'eligible' : 'ineligible');
      const isFit = verdict && conditions.every((condition) => readCondition(condition, questions, answers));
      expect(judged.programs[0]?.fit).toBe(isFit ? 'likely' : 'unlikely');
    });
  });

  it('says only what stays true whatever the missing answers are, and names those', manyRuns, () => {
    fc.assert(
      fc.property(arbitraryTape(120), (tape) => {
        const chooser = createChooser(tape);
        const { questions, conditions, answers } = chooseCase(chooser, chooseAnyRule);
        const missing = (Object.keys(domains) as Key[]).filter(() => chooser.oneIn(3));
        const given = Object.fromEntries(
          Object.entries(answers).filter(([key]) => !missing.some((one) => one === key)),
        );
        const [program] = judgeOne(questions, conditions, given).programs;
        if (program?.fit === 'maybe') {
          expect(program.missing).not.toEqual([]);
          for (const { key } of program.missing) expect(missing).toContain(key);
          return;
        }
        expect(program?.missing).toEqual([]);
        for (const { key } of program?.reasons ?? []) expect(missing).not.toContain(key);
        const completed = complete(chooser, questions, given, missing);
        fc.pre(isConsistent(questions, completed));
        expect(judgeOne(questions, conditions, completed).programs[0]?.fit).toBe(program?.fit);
      }),
      { numRuns },
    );
  });

  it('names only what decides: all against it turned around make it fit', manyRuns, () => {
    check(chooseRuleReadOnce, ({ questions, conditions, answers }, judged) => {
      const [program] = judged.programs;
      if (program?.fit !== 'unlikely') return;
      const keys = program.reasons.map(({ key }) => key as Key);
      const turned = keys.reduce((so, key) => turnAround(key, questions, conditions, so), answers);
      expect(judgeOne(questions, conditions, turned).programs[0]?.fit).toBe('likely');
      // Whatever is not named may be as it likes.
      const others = freeKeys.filter((key) => !keys.includes(key));
      for (const key of others) {
        for (const value of domains[key]) {
          const changed = { ...answers, [key]: value };
          expect(judgeOne(questions, conditions, changed).programs[0]?.fit).toBe('unlikely');
        }
      }
    });
  });

  it('names only what decides: each for it turned around spoils the verdict', manyRuns, () => {
    check(chooseAndRule, ({ questions, conditions, answers }, judged) => {
      const [program] = judged.programs;
      if (program?.fit === 'likely') {
        for (const { key } of program.reasons) {
          const turned = turnAround(key as Key, questions, conditions, answers);
          expect(judgeOne(questions, conditions, turned).programs[0]?.fit).toBe('unlikely');
        }
      }
      const keys = judged.reasons.map(({ key }) => key as Key);
      const turnOne = (so: EligibilityAnswers, key: Key) => turnAround(key, questions, conditions, so);
      if (judged.result === 'ineligible') {
        expect(judgeOne(questions, conditions, keys.reduce(turnOne, answers)).result).toBe('eligible');
        return;
      }
      for (const key of keys) {
        expect(judgeOne(questions, conditions, turnOne(answers, key)).result).toBe('ineligible');
      }
    });
  });
});

interface Case {
  readonly questions: readonly EligibilityQuestion[];
  readonly conditions: readonly FitCondition[];
  readonly answers: EligibilityAnswers;
}

type ChooseRule = (chooser: Chooser, keys: Key[], depth?: number) => Rule;

function check(
  chooseRule: ChooseRule,
  expectOf: (one: Case, judged: ReturnType<typeof judgeOne>) => void,
): void {
  fc.assert(
    fc.property(arbitraryTape(120), (tape) => {
      const one = chooseCase(createChooser(tape), chooseRule);
      expectOf(one, judgeOne(one.questions, one.conditions, one.answers));
    }),
    { numRuns },
  );
}

function judgeOne(
  questions: readonly EligibilityQuestion[],
  conditions: readonly FitCondition[],
  answers: EligibilityAnswers,
) {
  return judgeEligibility({ questions, programs: [{ programId: 'program', conditions }] }, answers, settings);
}

/** Everyone is asked about debts and income; the rules of the program read the other answers. */
function chooseCase(chooser: Chooser, chooseRule: ChooseRule): Case {
  const owed = chooser.find(['yes', 'no', undefined]);
  const base = { id: '1', copy: 'Copy' };
  const items = domains.works.map((value) => ({ label: value, value }));
  const questions: EligibilityQuestion[] = [
    { ...base, key: 'owes', type: 'YesOrNo', copy: 'Debts', ...(owed && { props: { answer: owed } }) },
    { ...base, key: 'income', type: 'AMIComponent', props: { tier: chooser.pick(incomeTiers) } },
    { ...base, key: 'rents', type: 'YesOrNo', copy: 'Rent' },
    { ...base, key: 'works', type: 'Dropdown', props: { label: '', items, answer: domains.works } },
    { ...base, key: 'zip', type: 'TextInput', copy: 'Zip', props: { label: '' } },
    { ...base, key: 'pets', type: 'TextInput', copy: 'Pets', props: { label: '' } },
    { ...base, key: 'about', type: 'Content', props: { content: '' } },
  ];
  const answers = Object.fromEntries(
    Object.entries(domains).map(([key, domain]) => [key, domain[chooser.number(domain.length)]]),
  );
  const keys = [...freeKeys];
  const conditions = Array.from({ length: 1 + chooser.number(2) }, () => ({
    rule: chooseRule(chooser, keys),
  }));
  const income = { income: { question: 'income', tier: chooser.pick(incomeTiers) } };
  return {
    questions,
    conditions: chooser.flip() ? [...conditions, income] : conditions,
    answers: { ...answers, 'income.location': area.id },
  };
}

function chooseAnyRule(chooser: Chooser, keys: Key[], depth = 3): Rule {
  const inner = () => chooseAnyRule(chooser, keys, depth - 1);
  if (depth === 0) return chooseLeaf(chooser, chooser.find(keys) ?? 'rents');
  return chooser.pick<() => Rule>([
    () => chooseLeaf(chooser, chooser.find(keys) ?? 'rents'),
    () => ({ not: inner() }),
    () => ({ and: [inner(), ...chooser.some(2, inner)] }),
    () => ({ or: [inner(), ...chooser.some(2, inner)] }),
    () => ({ if: inner(), then: inner(), else: inner() }),
    () => ({ if: inner(), then: chooser.flip(), else: inner() }),
    () => ({ if: inner(), then: inner(), ...(chooser.flip() && { else: chooser.flip() }) }),
  ])();
}

/** A rule of "and", "or" and "not" that takes each of its answers away from the keys, so that no other reads it. */
function chooseRuleReadOnce(chooser: Chooser, keys: Key[], depth = 3): Rule {
  const key = keys.splice(chooser.number(Math.max(keys.length, 1)), 1)[0];
  if (!key) return true;
  const leaf = chooseLeaf(chooser, key);
  const inner = () => chooseRuleReadOnce(chooser, keys, depth - 1);
  if (depth === 0) return leaf;
  return chooser.pick<() => Rule>([
    () => leaf,
    () => ({ not: leaf }),
    () => (keys.length > 0 ? { not: { and: [leaf, inner()] } } : leaf),
    () => ({ and: [leaf, ...(keys.length > 0 ? [inner()] : [])] }),
    () => ({ or: [leaf, ...(keys.length > 0 ? [inner()] : [])] }),
  ])();
}

function chooseAndRule(chooser: Chooser, keys: Key[]): Rule {
  const key = keys.splice(chooser.number(Math.max(keys.length, 1)), 1)[0];
  return key ? chooseLeaf(chooser, key) : true;
}

/** A comparison that some answer meets and another one does not. */
function chooseLeaf(chooser: Chooser, key: Key): Rule {
  const domain: readonly string[] = domains[key];
  const one = domain[chooser.number(domain.length - 1)] ?? '';
  const leaves: [() => Rule, ...(() => Rule)[]] = [
    () => ({ eq: [{ answer: key }, one] }),
    () => ({ in: [{ answer: key }, { literal: domain.slice(0, 1 + chooser.number(domain.length - 1)) }] }),
  ];
  if (key === 'pets') {
    leaves.push(() => ({ lte: [{ answer: key }, Number(one)] }));
    leaves.push(() => ({ gt: [{ answer: key }, Number(one)] }));
  }
  return chooser.pick(leaves)();
}

function readQuestion(question: EligibilityQuestion, answers: EligibilityAnswers): boolean {
  if (question.type === 'AMIComponent') return answers[`${question.key}.isIncomeAboveLimit`] === 'false';
  if (question.type === 'Dropdown') return question.props.answer.includes(String(answers[question.key]));
  if (question.type === 'Content') return true;
  return question.props?.answer === undefined || question.props.answer === answers[question.key];
}

function readCondition(
  condition: FitCondition,
  questions: readonly EligibilityQuestion[],
  answers: EligibilityAnswers,
): boolean {
  if ('rule' in condition) return readRule(condition.rule, answers);
  const { tier } = condition.income;
  if (tier === findAskedTier(questions)) return answers['income.isIncomeAboveLimit'] === 'false';
  return Number(answers['income.income']) <= toLimit(tier, answers);
}

function findAskedTier(questions: readonly EligibilityQuestion[]) {
  const tiers = questions.flatMap((one) => (one.type === 'AMIComponent' ? [one.props?.tier] : []));
  return tiers[0] ?? 'low';
}

function toLimit(tier: (typeof incomeTiers)[number], answers: EligibilityAnswers): number {
  const size = Number(answers['income.householdSize']);
  return { extremelyLow: 20_000, veryLow: 33_000, low: 52_000 }[tier] + size * 1000;
}

function readRule(rule: Rule, answers: EligibilityAnswers): boolean {
  if (typeof rule !== 'object' || rule === null) return Boolean(rule);
  if ('and' in rule) return rule.and.every((one) => readRule(one, answers));
  if ('or' in rule) return rule.or.some((one) => readRule(one, answers));
  if ('not' in rule) return !readRule(rule.not, answers);
  if ('if' in rule) return readRule(readRule(rule.if, answers) ? rule.then : (rule.else ?? null), answers);
  if ('eq' in rule) return readAnswer(rule.eq[0], answers) === rule.eq[1];
  if ('in' in rule) return JSON.stringify(rule.in[1]).includes(`"${readAnswer(rule.in[0], answers)}"`);
  if ('lte' in rule) return Number(readAnswer(rule.lte[0], answers)) <= Number(rule.lte[1]);
  if ('gt' in rule) return Number(readAnswer(rule.gt[0], answers)) > Number(rule.gt[1]);
  throw new Error(`No plain reading of ${JSON.stringify(rule)}`);
}

function readAnswer(rule: Rule, answers: EligibilityAnswers): string {
  return String(answers[(rule as { readonly answer: string }).answer]);
}

/** The answers with one more that turns its only comparison around. */
function turnAround(
  key: Key,
  questions: readonly EligibilityQuestion[],
  conditions: readonly FitCondition[],
  answers: EligibilityAnswers,
): EligibilityAnswers {
  const before = isRefusing(key, questions, conditions, answers);
  const other = domains[key].find(
    (value) => isRefusing(key, questions, conditions, { ...answers, [key]: value }) !== before,
  );
  if (other === undefined) throw new Error(`Nothing turns ${key} around`);
  return { ...answers, [key]: other };
}

/** How the one comparison of a key comes out; the comparison is found by its key. */
function isRefusing(
  key: Key,
  questions: readonly EligibilityQuestion[],
  conditions: readonly FitCondition[],
  answers: EligibilityAnswers,
): boolean {
  const question = questions.find((one) => one.key === key && one.type === 'YesOrNo' && one.props?.answer);
  if (question) return !readQuestion(question, answers);
  if (key === 'income.isIncomeAboveLimit') return answers[key] === 'true';
  const leaf = conditions.flatMap((condition) => listLeaves(condition, key))[0];
  if (leaf === undefined) throw new Error(`Nothing compares ${key}`);
  return !readCondition(leaf, questions, answers);
}

function listLeaves(condition: FitCondition, key: Key): FitCondition[] {
  if ('income' in condition) return key === 'income.income' ? [condition] : [];
  const { rule } = condition;
  if (typeof rule !== 'object' || rule === null) return [];
  if ('not' in rule) return listLeaves({ rule: rule.not }, key);
  const inner = 'and' in rule ? rule.and : 'or' in rule && rule.or;
  if (inner) return inner.flatMap((one) => listLeaves({ rule: one }, key));
  return JSON.stringify(rule).includes(`{"answer":"${key}"}`) ? [condition] : [];
}

/** Answers for what is missing; a yearly income fits what was said about the limit. */
function complete(
  chooser: Chooser,
  questions: readonly EligibilityQuestion[],
  given: EligibilityAnswers,
  missing: readonly Key[],
): EligibilityAnswers {
  const completed: Record<string, EligibilityAnswers[string]> = { ...given };
  for (const key of missing) completed[key] = domains[key][chooser.number(domains[key].length)];
  const limit = toLimit(findAskedTier(questions), completed);
  if (missing.includes('income.income')) {
    const isAbove = completed['income.isIncomeAboveLimit'] === 'true';
    completed['income.income'] = isAbove ? limit + 1 + chooser.number(40_000) : chooser.number(limit);
  } else if (missing.includes('income.isIncomeAboveLimit')) {
    completed['income.isIncomeAboveLimit'] = String(Number(completed['income.income']) > limit);
  }
  return completed;
}

/** Whether what was said about the limit agrees with the yearly income. */
function isConsistent(questions: readonly EligibilityQuestion[], answers: EligibilityAnswers): boolean {
  const isAbove = Number(answers['income.income']) > toLimit(findAskedTier(questions), answers);
  return String(isAbove) === answers['income.isIncomeAboveLimit'];
}

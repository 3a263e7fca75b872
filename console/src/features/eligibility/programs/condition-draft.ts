import {
  incomeTiers,
  listAmiKeys,
  toIncomeKey,
  type EligibilityQuestion,
  type FitCondition,
  type IncomeTier,
  type Rule,
} from '@handrail/engine';

/** A condition as the editor builds it, without rules in sight. */
export type ConditionDraft =
  | { readonly kind: 'isOneOf' | 'isNot'; readonly key: string; readonly values: readonly string[] }
  | { readonly kind: 'atMost' | 'atLeast'; readonly key: string; readonly number: number }
  | { readonly kind: 'income'; readonly key: string; readonly tier: IncomeTier };

/** What a condition can be about: one answer, and how it can be compared. */
export interface ConditionSubject {
  readonly key: string;
  readonly kind: 'choice' | 'text' | 'number' | 'income';
  readonly question: EligibilityQuestion;
  readonly part?: 'householdSize' | 'income';
  readonly options?: readonly { readonly label: string; readonly value: string }[];
}

export function listSubjects(
  questions: readonly EligibilityQuestion[],
  yesNoLabels: Readonly<Record<'yes' | 'no', string>>,
): ConditionSubject[] {
  return questions.flatMap((question): ConditionSubject[] => {
    const { key } = question;
    switch (question.type) {
      case 'Content':
        return [];
      case 'Dropdown':
        return [{ key, kind: 'choice', question, options: question.props.items }];
      case 'YesOrNo':
        return [
          {
            ...{ key, kind: 'choice', question },
            options: (['yes', 'no'] as const).map((value) => ({ value, label: yesNoLabels[value] })),
          },
        ];
      case 'TextInput':
        return [{ key, kind: 'text', question }];
      case 'AMIComponent':
        return [
          { key, kind: 'income', question },
          { key: listAmiKeys(key)[1], kind: 'number', question, part: 'householdSize' },
          { key: toIncomeKey(key), kind: 'number', question, part: 'income' },
        ];
    }
  });
}

/** A first condition about a subject. */
export function startCondition({ key, kind, part, options }: ConditionSubject): ConditionDraft {
  if (kind === 'income') return { kind: 'income', key, tier: incomeTiers[0] };
  if (kind === 'number') return { kind: 'atMost', key, number: part === 'income' ? 40_000 : 4 };
  return { kind: 'isOneOf', key, values: options ? options.slice(0, 1).map(({ value }) => value) : [] };
}

export function toCondition(draft: ConditionDraft): FitCondition {
  switch (draft.kind) {
    case 'income':
      return { income: { question: draft.key, tier: draft.tier } };
    case 'atMost':
      return { rule: { lte: [{ answer: draft.key }, draft.number] } };
    case 'atLeast':
      return { rule: { gte: [{ answer: draft.key }, draft.number] } };
    case 'isOneOf':
      return { rule: { in: [{ answer: draft.key }, { literal: draft.values }] } };
    case 'isNot':
      return { rule: { not: { in: [{ answer: draft.key }, { literal: draft.values }] } } };
  }
}

/** The condition as the editor shows it; nothing for one that was written in a file and says more than that. */
export function readCondition(condition: FitCondition): ConditionDraft | undefined {
  if ('income' in condition)
    return { kind: 'income', key: condition.income.question, tier: condition.income.tier };
  const { rule } = condition;
  if (typeof rule !== 'object' || rule === null) return undefined;
  if ('lte' in rule) return readNumber('atMost', rule.lte);
  if ('gte' in rule) return readNumber('atLeast', rule.gte);
  if ('not' in rule) return readComparison('isNot', rule.not);
  return readComparison('isOneOf', rule);
}

/** One value or a list of them: an answer that equals a value is one of one. */
function readComparison(kind: 'isOneOf' | 'isNot', rule: Rule): ConditionDraft | undefined {
  if (typeof rule !== 'object' || rule === null) return undefined;
  if ('in' in rule) return readValues(kind, rule.in);
  if (!('eq' in rule)) return undefined;
  const [left, right] = rule.eq;
  const value = typeof right === 'object' && right !== null && 'literal' in right ? right.literal : right;
  return isScalar(value) ? readValues(kind, [left, { literal: [value] }]) : undefined;
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function readNumber(
  kind: 'atMost' | 'atLeast',
  [left, right]: readonly [unknown, unknown],
): ConditionDraft | undefined {
  const key = readKey(left);
  return key !== undefined && typeof right === 'number' ? { kind, key, number: right } : undefined;
}

function readValues(
  kind: 'isOneOf' | 'isNot',
  [left, right]: readonly [unknown, unknown],
): ConditionDraft | undefined {
  const key = readKey(left);
  if (key === undefined || typeof right !== 'object' || right === null || !('literal' in right))
    return undefined;
  return Array.isArray(right.literal) ? { kind, key, values: right.literal.map(String) } : undefined;
}

function readKey(rule: unknown): string | undefined {
  return typeof rule === 'object' && rule !== null && 'answer' in rule && !('up' in rule)
    ? String(rule.answer)
    : undefined;
}

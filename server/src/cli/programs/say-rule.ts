import { findOption, type Field, type Rule } from '@handrail/engine';

/** Finds the field that a rule means by a key. */
export type FindField = (key: string) => Field | undefined;

/** A rule in words: “Are you a tenant?” is “Yes”. */
export function sayRule(rule: Rule, find: FindField): string {
  if (typeof rule !== 'object' || rule === null) return sayLiteral(rule);
  const say = (inner: Rule) => sayRule(inner, find);
  const join = (rules: readonly Rule[], word: string) =>
    rules.map((each) => bracket(each, say)).join(` ${word} `);
  if ('literal' in rule) return [rule.literal].flat().map(sayLiteral).join(', ');
  if ('answer' in rule) return quote(labelOf(rule.answer, find));
  if ('item' in rule) return 'the item';
  if ('setting' in rule) return settings[rule.setting];
  if ('and' in rule) return join(rule.and, 'and');
  if ('or' in rule) return join(rule.or, 'or');
  if ('not' in rule) return sayNot(rule.not, find);
  if ('eq' in rule) return compare(rule.eq, 'is', find);
  if ('gt' in rule) return compare(rule.gt, 'is more than', find);
  if ('gte' in rule) return compare(rule.gte, 'is at least', find);
  if ('lt' in rule) return compare(rule.lt, 'is less than', find);
  if ('lte' in rule) return compare(rule.lte, 'is at most', find);
  if ('in' in rule) return sayAmong(rule.in, find, '');
  if ('answered' in rule) return `${say(rule.answered)} is answered`;
  if ('format' in rule)
    return `${say(rule.format)} ${'pattern' in rule ? `fits ${rule.pattern}` : `is a valid ${rule.as}`}`;
  if ('length' in rule) return `the number of ${say(rule.length)}`;
  if ('sum' in rule) return `the sum of ${say(rule.sum)}`;
  if ('map' in rule) return `${say(rule.to)} for each of ${say(rule.map)}`;
  if ('any' in rule) return `for one of ${say(rule.any)}: ${say(rule.where)}`;
  if ('all' in rule) return `for each of ${say(rule.all)}: ${say(rule.where)}`;
  if ('lookup' in rule) return `the table's value for ${say(rule.lookup)}`;
  if ('if' in rule)
    return `if ${say(rule.if)} then ${say(rule.then)}${rule.else === undefined ? '' : ` else ${say(rule.else)}`}`;
  if ('add' in rule) return join(rule.add, 'plus');
  if ('subtract' in rule) return join(rule.subtract, 'minus');
  if ('multiply' in rule) return join(rule.multiply, 'times');
  if ('divide' in rule) return join(rule.divide, 'divided by');
  if ('daysInMonth' in rule) return `the days in the month of ${say(rule.daysInMonth)}`;
  if ('daysRemainingInMonth' in rule)
    return `the days left in the month of ${say(rule.daysRemainingInMonth)}`;
  return `the days from ${say(rule.diffInDays[0])} to ${say(rule.diffInDays[1])}`;
}

const settings = {
  today: 'today',
  applicantType: 'the applicant type',
  maxFundingCents: 'the maximum the program pays',
  applicantName: "the applicant's name",
  hasBankAccount: 'a bank account was saved',
  hasW9: 'a tax form was saved',
} as const;

type Pair = Extract<Rule, { readonly eq: unknown }>['eq'];

/** A condition made of several stands in brackets inside another. */
function bracket(rule: Rule, say: (rule: Rule) => string): string {
  const isJoined =
    typeof rule === 'object' && rule !== null && ('and' in rule || 'or' in rule || 'if' in rule);
  return isJoined ? `(${say(rule)})` : say(rule);
}

function sayNot(rule: Rule, find: FindField): string {
  if (typeof rule === 'object' && rule !== null) {
    if ('eq' in rule) return compare(rule.eq, 'is not', find);
    if ('in' in rule) return sayAmong(rule.in, find, 'not ');
    if ('answered' in rule) return `${sayRule(rule.answered, find)} is not answered`;
  }
  return `not (${sayRule(rule, find)})`;
}

function compare([left, right]: Pair, words: string, find: FindField): string {
  return `${sayBeside(left, right, find)} ${words} ${sayBeside(right, left, find)}`;
}

/** "x in the chosen ones" reads the other way round. */
function sayAmong([left, right]: Pair, find: FindField, not: string): string {
  if (fieldOf(right, find) && !fieldOf(left, find))
    return `${sayRule(right, find)} ${not === '' ? 'includes' : 'does not include'} ${sayBeside(left, right, find)}`;
  return `${sayRule(left, find)} is ${not}one of ${sayBeside(right, left, find)}`;
}

/** A value as the field beside it would show it. */
function sayBeside(rule: Rule, beside: Rule, find: FindField): string {
  const field = fieldOf(beside, find);
  const literal = typeof rule === 'object' && rule !== null && 'literal' in rule ? rule.literal : rule;
  const values = Array.isArray(literal) ? (literal as readonly unknown[]) : [literal];
  if (!field || values.some((value) => typeof value === 'object')) return sayRule(rule, find);
  return values.map((value) => sayLiteral(labelOfOption(field, value))).join(', ');
}

function fieldOf(rule: Rule, find: FindField): Field | undefined {
  return typeof rule === 'object' && rule !== null && 'answer' in rule ? find(rule.answer) : undefined;
}

function labelOfOption(field: Field, value: unknown): unknown {
  if (typeof value !== 'string' || !('options' in field)) return value;
  return findOption(field.options, value)?.label ?? value;
}

function labelOf(key: string, find: FindField): string {
  return find(key)?.copy ?? key;
}

function sayLiteral(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? quote(value) : String(value);
}

function quote(text: string): string {
  return `“${text}”`;
}

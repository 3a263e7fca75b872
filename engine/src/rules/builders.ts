import type { Literal, LiteralValue, Rule, SettingName } from '../definition/rule.ts';

/** A rule, or something a rule can be read from, as `answer('age')`. */
export type Operand = Rule | Subject;

/** The beginning of a sentence about a value; its methods finish it and give plain JSON. */
export interface Subject {
  readonly equals: (other: Operand) => Rule;
  readonly isNot: (other: Operand) => Rule;
  /** Whether the value, or one of its items, is in the list. */
  readonly isOneOf: (values: readonly Literal[]) => Rule;
  /** Whether the value, a list, has the item. */
  readonly includes: (item: Operand) => Rule;
  readonly includesAny: (items: readonly Literal[]) => Rule;
  readonly isAbove: (other: Operand) => Rule;
  readonly isAtLeast: (other: Operand) => Rule;
  readonly isBelow: (other: Operand) => Rule;
  readonly isAtMost: (other: Operand) => Rule;
  readonly isAnswered: () => Rule;
  readonly isYes: () => Rule;
  readonly isNo: () => Rule;
  readonly matches: (pattern: string) => Rule;
  /** The value itself, where a rule is wanted outside of these functions. */
  readonly toRule: () => Rule;
}

/** An answer that is read from here; `up` starts as many entries further out. */
export interface AnswerSubject extends Subject {
  readonly up: (entries: number) => Subject;
}

/** The answer under a key: `answer('hasSkippedMealsInPastMonth').equals('yes')`. */
export function answer(key: string): AnswerSubject {
  return { ...about({ answer: key }), up: (entries) => about({ answer: key, up: entries }) };
}

/** The plain value that a list operator stands at. */
export function item(): Subject {
  return about({ item: true });
}

/** Something the form knows beside its answers. */
export function setting(name: SettingName): Subject {
  return about({ setting: name });
}

/** The day in the partner's zone. */
export function today(): Subject {
  return setting('today');
}

/** Any rule as the beginning of a sentence: `value(sum(answer('courses.hours'))).isAtLeast(12)`. */
export function value(operand: Operand): Subject {
  return about(toRule(operand));
}

export function literal(content: LiteralValue): Rule {
  return { literal: content };
}

export function and(...conditions: readonly Operand[]): Rule {
  return { and: conditions.map(toRule) };
}

export function or(...conditions: readonly Operand[]): Rule {
  return { or: conditions.map(toRule) };
}

export function not(condition: Operand): Rule {
  return { not: toRule(condition) };
}

/** The second where the first holds, else the third. */
export function iff(condition: Operand, then: Operand, otherwise?: Operand): Rule {
  const rule = { if: toRule(condition), then: toRule(then) };
  return otherwise === undefined ? rule : { ...rule, else: toRule(otherwise) };
}

export function add(...numbers: readonly Operand[]): Rule {
  return { add: numbers.map(toRule) };
}

export function subtract(from: Operand, amount: Operand): Rule {
  return { subtract: [toRule(from), toRule(amount)] };
}

export function multiply(...numbers: readonly Operand[]): Rule {
  return { multiply: numbers.map(toRule) };
}

export function divide(number: Operand, by: Operand): Rule {
  return { divide: [toRule(number), toRule(by)] };
}

export function sum(list: Operand): Rule {
  return { sum: toRule(list) };
}

export function length(list: Operand): Rule {
  return { length: toRule(list) };
}

export function map(list: Operand, to: Operand): Rule {
  return { map: toRule(list), to: toRule(to) };
}

export function any(list: Operand, where: Operand): Rule {
  return { any: toRule(list), where: toRule(where) };
}

export function all(list: Operand, where: Operand): Rule {
  return { all: toRule(list), where: toRule(where) };
}

/** What a table has for a key, as the hours of a chosen course. */
export function lookup(key: Operand, table: Readonly<Record<string, Literal>>, otherwise?: Operand): Rule {
  const rule = { lookup: toRule(key), table: { ...table } };
  return otherwise === undefined ? rule : { ...rule, else: toRule(otherwise) };
}

/** Whether a text has a part that fits the pattern; `^` and `$` make it the whole text. */
export function matches(text: Operand, pattern: string): Rule {
  return { format: toRule(text), pattern };
}

export function hasPhoneFormat(text: Operand): Rule {
  return { format: toRule(text), as: 'phone' };
}

export function hasEmailFormat(text: Operand): Rule {
  return { format: toRule(text), as: 'email' };
}

export function daysInMonth(date: Operand): Rule {
  return { daysInMonth: toRule(date) };
}

export function daysRemainingInMonth(date: Operand): Rule {
  return { daysRemainingInMonth: toRule(date) };
}

export function diffInDays(from: Operand, to: Operand): Rule {
  return { diffInDays: [toRule(from), toRule(to)] };
}

function about(rule: Rule): Subject {
  return {
    equals: (other) => ({ eq: [rule, toRule(other)] }),
    isNot: (other) => ({ not: { eq: [rule, toRule(other)] } }),
    isOneOf: (values) => ({ in: [rule, { literal: [...values] }] }),
    includes: (wanted) => ({ in: [toRule(wanted), rule] }),
    includesAny: (items) => ({ in: [{ literal: [...items] }, rule] }),
    isAbove: (other) => ({ gt: [rule, toRule(other)] }),
    isAtLeast: (other) => ({ gte: [rule, toRule(other)] }),
    isBelow: (other) => ({ lt: [rule, toRule(other)] }),
    isAtMost: (other) => ({ lte: [rule, toRule(other)] }),
    isAnswered: () => ({ answered: rule }),
    isYes: () => ({ eq: [rule, 'yes'] }),
    isNo: () => ({ eq: [rule, 'no'] }),
    matches: (pattern) => ({ format: rule, pattern }),
    toRule: () => rule,
  };
}

function toRule(operand: Operand): Rule {
  return isSubject(operand) ? operand.toRule() : operand;
}

function isSubject(operand: Operand): operand is Subject {
  return typeof operand === 'object' && operand !== null && 'toRule' in operand;
}

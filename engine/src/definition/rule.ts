/**
 * A rule as plain JSON. Each rule is an object with one operator; a bare text, number, boolean or null is a literal.
 * Rules are total: a bad operand gives a defined value (false, 0 or nothing), never a throw.
 */
export type Rule =
  | Literal
  | { readonly literal: LiteralValue }
  /** The answer under a key: of this entry, else of the entries around it, else of the form; `up` starts further out. */
  | { readonly answer: string; readonly up?: number }
  /** The item that a list operator stands at, for lists of plain values. */
  | { readonly item: true }
  /** Something the form knows beside its answers. */
  | { readonly setting: SettingName }
  | { readonly and: readonly Rule[] }
  | { readonly or: readonly Rule[] }
  | { readonly not: Rule }
  | { readonly eq: Pair }
  | { readonly gt: Pair }
  | { readonly gte: Pair }
  | { readonly lt: Pair }
  | { readonly lte: Pair }
  /** Whether the first is among the second; a list as the first asks whether any of its items is. */
  | { readonly in: Pair }
  | { readonly if: Rule; readonly then: Rule; readonly else?: Rule }
  | { readonly format: Rule; readonly pattern: string }
  | { readonly format: Rule; readonly as: 'phone' | 'email' }
  | { readonly answered: Rule }
  | { readonly length: Rule }
  | { readonly map: Rule; readonly to: Rule }
  | { readonly sum: Rule }
  | { readonly any: Rule; readonly where: Rule }
  | { readonly all: Rule; readonly where: Rule }
  /** The value that a table has for a key, as the hours of a chosen course. */
  | { readonly lookup: Rule; readonly table: Readonly<Record<string, Literal>>; readonly else?: Rule }
  | { readonly add: readonly Rule[] }
  | { readonly subtract: Pair }
  | { readonly multiply: readonly Rule[] }
  | { readonly divide: Pair }
  | { readonly daysInMonth: Rule }
  | { readonly daysRemainingInMonth: Rule }
  /** The days from the first date to the second. */
  | { readonly diffInDays: Pair };

export type Literal = string | number | boolean | null;
export type LiteralValue = Literal | readonly Literal[];
export type Pair = readonly [Rule, Rule];

/** What a form knows beside its answers. */
export const settingNames = [
  'today',
  'applicantType',
  'maxFundingCents',
  'applicantName',
  'hasBankAccount',
  'hasW9',
] as const;
export type SettingName = (typeof settingNames)[number];

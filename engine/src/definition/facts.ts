import type { Field } from './field.ts';

/** What lists, searches and rules may know of an application, each told by fields of its own form. */
export interface Facts {
  /** The parts of the name of the person whom the application is about, in their order. */
  readonly applicantName?: readonly string[];
  readonly businessName?: string;
  readonly birthDate?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address?: string;
  readonly requestedAmount?: string;
}

export type FactName = keyof Facts;

/** The kind of field that can tell a fact, in the words of an author. */
export const factSources = {
  applicantName: { kind: 'a plain Text', tells: isPlainText },
  businessName: { kind: 'a plain Text', tells: isPlainText },
  birthDate: { kind: 'a Date', tells: ({ type }) => type === 'Date' },
  email: { kind: 'a Text of inputType Email', tells: (field) => hasInputType(field, 'Email') },
  phone: {
    kind: 'a Text of inputType Phone',
    tells: (field) => hasInputType(field, 'Phone') || hasInputType(field, 'Tel'),
  },
  address: { kind: 'an Address', tells: ({ type }) => type === 'Address' },
  requestedAmount: {
    kind: 'a Text of inputType Currency or a Calculated amount',
    tells: (field) =>
      hasInputType(field, 'Currency') || (field.type === 'Calculated' && field.display === 'currency'),
  },
} as const satisfies Record<FactName, { kind: string; tells: (field: Field) => boolean }>;

export const factNames = Object.keys(factSources) as readonly FactName[];

/** The fields that tell a fact: several only for the parts of a name. */
export function listFactKeys(facts: Facts, name: FactName): readonly string[] {
  const keys = facts[name];
  if (keys === undefined) return [];
  return typeof keys === 'string' ? [keys] : keys;
}

function isPlainText(field: Field): boolean {
  return field.type === 'Text' && (field.inputType ?? 'Text') === 'Text';
}

function hasInputType(field: Field, inputType: string): boolean {
  return field.type === 'Text' && field.inputType === inputType;
}

import { defineWords } from '../language/define-words.ts';
import type { Locale } from '../language/locale.ts';

/** The names that program copy may use between double braces. */
export const placeholderNames = [
  'partnerName',
  'programName',
  'partnerEmail',
  'partnerPhone',
  'approvedAmount',
  'maxAmount',
  'applicantName',
  'applicantEmail',
  'faqUrl',
] as const;

export type PlaceholderName = (typeof placeholderNames)[number];

/** What copy is filled with, in whose language; amounts are integer cents. */
export type CopyValues = { readonly locale: Locale } & Partial<{
  [Name in PlaceholderName]: Name extends 'approvedAmount' | 'maxAmount' ? number : string;
}>;

/** Fills the placeholders of a copy template. An unknown amount reads "N/A", any other unknown value is left out. */
export function renderCopy(template: string, values: CopyValues): string {
  return template.replace(placeholder, (whole, inner: string) => {
    const name = inner.trim();
    return isPlaceholderName(name) ? formatValue(values.locale, name, values[name]) : whole;
  });
}

/** The placeholders of a template that no value will ever fill. */
export function listUnknownPlaceholders(template: string): string[] {
  return [...template.matchAll(placeholder)]
    .map(([, name = '']) => name.trim())
    .filter((name) => !isPlaceholderName(name));
}

/** The placeholders of a template, each once and in one order; those that history fills have single braces. */
export function listPlaceholders(template: string): string[] {
  const names = [...template.matchAll(placeholder), ...template.matchAll(/\{(\w+)\}/g)];
  return [...new Set(names.map(([, name = '']) => name.trim()))].sort();
}

/** Whether double braces are left over that open or close no placeholder. */
export function hasLooseBraces(template: string): boolean {
  return /\{\{|\}\}/.test(template.replace(placeholder, ''));
}

// Trimming is left to the readers: a pattern that also eats the spaces takes cubic time on many of them.
const placeholder = /\{\{([^{}]*)\}\}/g;

const notKnown = defineWords('amountNotKnown', 'N/A');

function isPlaceholderName(name: string): name is PlaceholderName {
  return (placeholderNames as readonly string[]).includes(name);
}

function formatValue(locale: Locale, name: PlaceholderName, value: string | number | undefined): string {
  if (name.endsWith('Amount')) return typeof value === 'number' ? formatCents(value) : notKnown(locale);
  return value === undefined ? '' : String(value);
}

/** "$1,275.50", or "$450" when there are no cents: for limits and offers in running text. */
export function formatCents(cents: number): string {
  return formatAmount(cents).replace(/\.00$/, '');
}

/** "$1,275.00", always with its cents: for amounts that people gave, get or compare. */
export function formatAmount(cents: number): string {
  const [whole = '0', fraction = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${formatCount(Number(whole))}.${fraction}`;
}

/** "2,000". */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

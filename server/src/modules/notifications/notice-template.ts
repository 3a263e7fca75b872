import { defineWords, type Locale } from '@handrail/engine';
import { noticeKinds, type NoticeKind } from './notice-kinds.ts';
import type { PlaceholderName } from './notice-rules.ts';

/** What a notice says, with placeholders between double braces. */
export interface NoticeTemplate {
  readonly subject: string;
  readonly body: string;
}

export type NoticeValues = Readonly<Partial<Record<PlaceholderName, string>>>;

/** Puts values in place of placeholders, once: what a person typed is never read as a placeholder. */
export function fillTemplate(text: string, values: NoticeValues): string {
  return text.replace(placeholder, (_whole, name: string) => values[name.trim() as PlaceholderName] ?? '');
}

const maxSubject = 150;
const maxBody = 4_000;

/** Lists everything that is wrong with a template; an empty list means that it may be saved. */
export function checkTemplate(locale: Locale, kind: NoticeKind, { subject, body }: NoticeTemplate): string[] {
  const words = templateWords(locale);
  return [
    ...checkLength(words, words.subject, subject, maxSubject),
    ...checkLength(words, words.text, body, maxBody),
    ...(/[\r\n]/.test(subject) ? [words.oneLine] : []),
    ...checkPlaceholders(words, kind, words.subject, subject),
    ...checkPlaceholders(words, kind, words.text, body),
    ...listMissing(words, kind, body),
  ];
}

// Trimming is left to the readers, so that many spaces cost nothing.
const placeholder = /\{\{([^{}]*)\}\}/g;

function checkLength(words: TemplateWords, part: string, text: string, max: number): string[] {
  if (text.trim() === '') return [words.empty(part)];
  return text.length > max ? [words.tooLong(part, max)] : [];
}

function checkPlaceholders(words: TemplateWords, kind: NoticeKind, part: string, text: string): string[] {
  const known: readonly string[] = noticeKinds[kind].placeholders;
  const unknown = listNames(text).filter((name) => !known.includes(name));
  return [
    ...[...new Set(unknown)].map((name) => words.unknown(part, `{{${name}}}`)),
    ...(/\{\{|\}\}/.test(text.replace(placeholder, '')) ? [words.looseBraces(part)] : []),
  ];
}

function listMissing(words: TemplateWords, kind: NoticeKind, body: string): string[] {
  const used = listNames(body);
  const required: readonly string[] = noticeKinds[kind].required;
  return required.filter((name) => !used.includes(name)).map((name) => words.missing(`{{${name}}}`));
}

function listNames(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name.trim());
}

type TemplateWords = ReturnType<typeof templateWords>;

const templateWords = defineWords('noticeTemplates', {
  subject: 'subject',
  text: 'text',
  empty: (part: string) => `The ${part} is empty`,
  tooLong: (part: string, most: number) => `The ${part} is longer than ${String(most)} characters`,
  oneLine: 'The subject must be one line',
  unknown: (part: string, name: string) => `The ${part} uses ${name}, which this notice does not know`,
  looseBraces: (part: string) => `The ${part} has double braces that do not belong together`,
  missing: (name: string) => `The text must say ${name}`,
});

import { noticeKinds, type NoticeKind, type PlaceholderName } from './notice-kinds.ts';

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
export function checkTemplate(kind: NoticeKind, { subject, body }: NoticeTemplate): string[] {
  return [
    ...checkLength('subject', subject, maxSubject),
    ...checkLength('text', body, maxBody),
    ...(/[\r\n]/.test(subject) ? ['The subject must be one line'] : []),
    ...checkPlaceholders(kind, 'subject', subject),
    ...checkPlaceholders(kind, 'text', body),
    ...listMissing(kind, body),
  ];
}

// Trimming is left to the readers, so that many spaces cost nothing.
const placeholder = /\{\{([^{}]*)\}\}/g;

function checkLength(part: string, text: string, max: number): string[] {
  if (text.trim() === '') return [`The ${part} is empty`];
  return text.length > max ? [`The ${part} is longer than ${String(max)} characters`] : [];
}

function checkPlaceholders(kind: NoticeKind, part: string, text: string): string[] {
  const known: readonly string[] = noticeKinds[kind].placeholders;
  const unknown = listNames(text).filter((name) => !known.includes(name));
  return [
    ...[...new Set(unknown)].map((name) => `The ${part} uses {{${name}}}, which this notice does not know`),
    ...(/\{\{|\}\}/.test(text.replace(placeholder, ''))
      ? [`The ${part} has double braces that do not belong together`]
      : []),
  ];
}

function listMissing(kind: NoticeKind, body: string): string[] {
  const used = listNames(body);
  const required: readonly string[] = noticeKinds[kind].required;
  return required.filter((name) => !used.includes(name)).map((name) => `The text must say {{${name}}}`);
}

function listNames(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name.trim());
}

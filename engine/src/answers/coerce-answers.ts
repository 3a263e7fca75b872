import type { Answers, AnswerValue } from '../values/answers.ts';
import { isEntryList } from './entry-list.ts';

/**
 * Casts texts that read as booleans or numbers, also inside repeated entries (P599). Never run it over what was just
 * typed: an amount typed as 12 means dollars, an amount kept as 12 means cents.
 */
export function coerceAnswers(answers: Answers): Answers {
  return coerceEntry(answers, 0);
}

/** Casts one answer; it stays a text where turning it back would not give the same text, and under a key of P600. */
export function coerceAnswer(key: string, value: AnswerValue): AnswerValue {
  return coerceValue(key, value, 0);
}

/** Whether the answers of a key are never cast: codes, numbers and dates whose every character counts (P600). */
export function isKeptAsText(key: string): boolean {
  return textKeyEnd.test(key) || socialSecurityKey.test(key);
}

const textKeyEnd =
  /(?:zip|zipCode|phone|phoneNumber|dob|dateOfBirth|studentId|linkCode|applicantId|collegeGradYear)$/i;

// "ssn" as a word of its own: businessNames holds the same letters. A taxId or a tin holds a social security number too.
const socialSecurityKey = /(?:^|[^a-z])ssn(?![a-z])|Ssn(?![a-z])|SSN|ssn$|(?:^|\.)tin$|Tin$|taxId$/;

function coerceEntry(entry: Answers, depth: number): Answers {
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, coerceValue(key, value, depth)]),
  );
}

function coerceValue(key: string, value: AnswerValue, depth: number): AnswerValue {
  if (typeof value === 'string') return isKeptAsText(key) ? value : castText(value);
  if (depth === deepestEntry || !isEntryList(value)) return value;
  return value.map((entry) => coerceEntry(entry, depth + 1));
}

// No form nests entries this deep; answers that do are an attack on the stack and stay as they are.
const deepestEntry = 16;

function castText(text: string): string | number | boolean {
  if (text === 'true') return true;
  if (text === 'false') return false;
  const value = Number(text);
  return Number.isFinite(value) && String(value) === text ? value : text;
}

import type { Answers } from '../values/answers.ts';
import { coerceForFields } from '../answers/coerce-for-field.ts';
import { isRecord } from '../values/is-record.ts';
import { listEntryParts } from '../answers/list-entry-parts.ts';
import type { InputField } from '../answers/list-input-fields.ts';
import type { Audience } from '../definition/audience.ts';
import type { Field } from '../definition/field.ts';
import type { Locale } from '../language/locale.ts';
import { messages } from '../validation/fields/messages.ts';
import { findSizeFault } from '../validation/size/find-size-fault.ts';

/** Why an answer is not kept. */
export interface Refusal {
  readonly key: string;
  readonly reason: 'unknown' | 'too-large';
  readonly message: string;
}

export interface TakenAnswers {
  /** In the form in which their fields keep them. */
  readonly answers: Answers;
  readonly refusals: readonly Refusal[];
}

/**
 * What a save may keep of the answers that it brings: each must belong to a question that is asked of whoever saves,
 * and be no larger than an answer to it can be. Whether it is right is asked when the application is submitted.
 */
export function takeAnswers(
  locale: Locale,
  inputOf: ReadonlyMap<string, InputField>,
  given: Answers,
  audience: Audience,
): TakenAnswers {
  const refusals: Refusal[] = [];
  const fields: Field[] = [];
  const kept: [string, Answers[string]][] = [];
  for (const [key, value] of Object.entries(given)) {
    const input = inputOf.get(key);
    // A question for others is as little there as one that no form asks.
    const refusal =
      input?.audience === audience ? findRefusal(locale, input, key, value) : refuseUnknown(locale, key, key);
    if (refusal) refusals.push(refusal);
    if (refusal || !input) continue;
    kept.push([key, value]);
    fields.push({ ...input.field, key });
  }
  return { answers: coerceForFields(fields, Object.fromEntries(kept)), refusals };
}

function findRefusal(
  locale: Locale,
  { field }: InputField,
  key: string,
  value: unknown,
): Refusal | undefined {
  const message = findSizeFault(locale, field, value);
  if (message !== undefined) return { key, reason: 'too-large', message };
  const part = findUnknownPart(field, value, key);
  return part === undefined ? undefined : refuseUnknown(locale, key, part);
}

function refuseUnknown(locale: Locale, key: string, path: string): Refusal {
  return { key, reason: 'unknown', message: messages(locale).unknownQuestion(path) };
}

/** The path of an answer inside entries that their group does not ask for. */
function findUnknownPart(field: Field, value: unknown, path: string): string | undefined {
  if (field.type !== 'Complex' || !Array.isArray(value)) return undefined;
  const partOf = new Map(listEntryParts(field.subFields).map((part) => [part.key, part.field]));
  for (const entry of value.filter(isRecord)) {
    for (const [key, inner] of Object.entries(entry)) {
      const part = partOf.get(key);
      const unknown = part ? findUnknownPart(part, inner, `${path}.${key}`) : `${path}.${key}`;
      if (unknown !== undefined) return unknown;
    }
  }
  return undefined;
}

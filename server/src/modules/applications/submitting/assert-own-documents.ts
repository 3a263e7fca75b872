import {
  type Answers,
  type InputField,
  listQuotaErrors,
  defineWords,
  firstLocale,
  type Locale,
} from '@handrail/engine';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { listDocumentsOf } from '../../documents/index.ts';
import type { Form } from '../../programs/index.ts';

/** Refuses answers that name a file which the acting person may not see; to them it is not there. */
export async function assertOwnDocuments(
  tx: Transaction,
  { partnerId }: RequestContext,
  { fieldOf }: Pick<Form, 'fieldOf'>,
  answers: Answers,
): Promise<void> {
  const ids = listDocumentIds(fieldOf, answers);
  if (ids.length === 0) return;
  const found = await listDocumentsOf(tx, partnerId, ids);
  if (found.length < ids.length)
    throw new AppError('INVALID_INPUT', (locale) => [words(locale).documentGone]);
}

/** Refuses a save that would give the application more documents than it may have; it may always lose some. */
export function assertDocumentQuota(
  { fieldOf }: Pick<Form, 'fieldOf'>,
  before: Answers,
  after: Answers,
): void {
  const had = listDocumentIds(fieldOf, before).length;
  const added = listDocumentIds(fieldOf, after).length - had;
  const listErrors = (locale: Locale) => listQuotaErrors(locale, had, added);
  if (listErrors(firstLocale).length > 0) throw new AppError('INVALID_INPUT', listErrors);
}

/** Every file that the answers name, once. */
export function listDocumentIds(fieldOf: Form['fieldOf'], answers: Answers): string[] {
  const fields = fileFields.get(fieldOf) ?? listFileFields(fieldOf);
  return [...new Set(fields.flatMap(([key, field]) => listIds(field, answers[key])))];
}

type KeyedField = readonly [key: string, field: InputField['field']];

// Each save asks twice about all answers, and most fields of a form can never hold a file.
const fileFields = new WeakMap<Form['fieldOf'], readonly KeyedField[]>();

function listFileFields(fieldOf: Form['fieldOf']): readonly KeyedField[] {
  const fields = [...fieldOf].filter(([, field]) => mayHoldFiles(field));
  fileFields.set(fieldOf, fields);
  return fields;
}

function mayHoldFiles(field: InputField['field']): boolean {
  return field.type === 'Document' || (field.type === 'Complex' && field.subFields.some(mayHoldFiles));
}

const words = defineWords('answerDocuments', { documentGone: 'A document is no longer there.' });

const documentList = z.array(z.object({ id: z.uuid() }));

/** The files of a Document field, also of those inside repeated entries. */
function listIds(field: InputField['field'], value: unknown): string[] {
  if (field.type === 'Document' && Array.isArray(value)) {
    const parsed = documentList.safeParse(value);
    if (!parsed.success) throw new AppError('INVALID_INPUT', (locale) => [words(locale).documentGone]);
    return parsed.data.map(({ id }) => id);
  }
  if (field.type !== 'Complex' || !Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null
      ? field.subFields.flatMap((part) => listIds(part, (entry as Record<string, unknown>)[part.key]))
      : [],
  );
}

import type { Answers } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import type { FieldPlace } from '../../platform/crypto/encrypted-columns.ts';
import { decryptField, encryptField } from '../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';

type KeyContext = Pick<RequestContext, 'partnerId' | 'keys'>;
type AnswersPlace = 'applications' | 'application_versions';

/** Answers as they lie in the database: people write numbers and stories into them that nobody else may read. */
export function sealAnswers(
  tx: Transaction,
  ctx: KeyContext,
  table: AnswersPlace,
  rowId: string,
  answers: Answers,
): Promise<string> {
  return encryptField(tx, ctx, placeOf(table, rowId), JSON.stringify(answers));
}

export async function openAnswers(
  tx: Transaction,
  ctx: KeyContext,
  table: AnswersPlace,
  rowId: string,
  sealed: string,
): Promise<Answers> {
  return JSON.parse(await decryptField(tx, ctx, placeOf(table, rowId), sealed)) as Answers;
}

function placeOf(table: AnswersPlace, rowId: string): FieldPlace {
  return { table, column: 'answers', purpose: 'answers', rowId };
}

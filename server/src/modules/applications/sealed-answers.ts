import type { Answers, AnswerValue } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import type { FieldPlace } from '../../platform/crypto/encrypted-columns.ts';
import {
  type DataKey,
  type DataKeyRow,
  getCurrentDataKey,
  openDataKey,
} from '../../platform/crypto/data-keys.ts';
import { decryptField, sealField } from '../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';

type KeyContext = Pick<RequestContext, 'partnerId' | 'keys'>;
type AnswersPlace = 'applications' | 'application_versions' | 'earlier_answers';

/** Answers as they lie in the database: people write numbers and stories into them that nobody else may read. */
export async function sealAnswers(
  tx: Transaction,
  ctx: KeyContext,
  table: AnswersPlace,
  rowId: string,
  answers: Answers,
): Promise<string> {
  return sealAnswersWith(await getAnswersKey(tx, ctx), ctx.partnerId, table, rowId, JSON.stringify(answers));
}

/** The key that answers are sealed with now, for a save that asks for it together with other things. */
export function getAnswersKey(tx: Transaction, ctx: KeyContext): Promise<DataKey> {
  return getCurrentDataKey(tx, ctx, 'answers');
}

/** The same, of a row that was read together with other things. */
export function openAnswersKey(ctx: KeyContext, row: DataKeyRow): Promise<DataKey> {
  return openDataKey(ctx, 'answers', row);
}

/** Seals answers that are JSON already. */
export function sealAnswersWith(
  key: DataKey,
  partnerId: string,
  table: AnswersPlace,
  rowId: string,
  json: string,
): string {
  return sealField(key, partnerId, placeOf(table, rowId), json);
}

export async function openAnswers(
  tx: Transaction,
  ctx: KeyContext,
  table: AnswersPlace,
  rowId: string,
  sealed: string,
): Promise<Record<string, AnswerValue>> {
  const answers = await decryptField(tx, ctx, placeOf(table, rowId), sealed);
  return JSON.parse(answers) as Record<string, AnswerValue>;
}

function placeOf(table: AnswersPlace, rowId: string): FieldPlace {
  return { table, column: 'answers', purpose: 'answers', rowId };
}

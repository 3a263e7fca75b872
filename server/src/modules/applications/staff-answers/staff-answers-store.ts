import type { Answers, AnswerValue } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { FieldPlace } from '../../../platform/crypto/encrypted-columns.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys'>;

/** What staff answered about an application. */
export interface StaffAnswers {
  readonly answers: Record<string, AnswerValue>;
  /** Counts the saves; nothing was saved before the first. */
  readonly revision: number;
}

export async function findStaffAnswers(
  tx: Transaction,
  ctx: StoreContext,
  applicationId: string,
): Promise<StaffAnswers> {
  const row = await tx
    .selectFrom('staff_answers')
    .select(['answers', 'revision'])
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return { answers: {}, revision: 0 };
  const answers = await decryptField(tx, ctx, placeOf(applicationId), row.answers);
  return { answers: JSON.parse(answers) as StaffAnswers['answers'], revision: row.revision };
}

export async function upsertStaffAnswers(
  tx: Transaction,
  ctx: StoreContext & Pick<RequestContext, 'now'>,
  applicationId: string,
  kept: { readonly answers: Answers; readonly revision: number },
): Promise<void> {
  const columns = {
    answers: await encryptField(tx, ctx, placeOf(applicationId), JSON.stringify(kept.answers)),
    revision: kept.revision,
    updated_at: ctx.now(),
  };
  await tx
    .insertInto('staff_answers')
    .values({ partner_id: ctx.partnerId, id: applicationId, ...columns })
    .onConflict((conflict) => conflict.columns(['partner_id', 'id']).doUpdateSet(columns))
    .execute();
}

function placeOf(rowId: string): FieldPlace {
  return { table: 'staff_answers', column: 'answers', purpose: 'answers', rowId };
}

import type { RequestContext } from '../../platform/context.ts';
import { encryptField } from '../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { randomUUID } from 'node:crypto';
import type { ReplacedAnswer } from './merge-answers.ts';

type SaveContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

/** Whether a save with this id was done before. */
export async function wasSaved(
  tx: Transaction,
  partnerId: string,
  applicationId: string,
  saveId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('application_saves')
    .select('revision')
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .where('save_id', '=', saveId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSave(
  tx: Transaction,
  ctx: SaveContext,
  save: { readonly applicationId: string; readonly saveId: string; readonly revision: number },
): Promise<void> {
  await tx
    .insertInto('application_saves')
    .values({
      partner_id: ctx.partnerId,
      application_id: save.applicationId,
      save_id: save.saveId,
      revision: save.revision,
      saved_at: ctx.now(),
    })
    .execute();
}

/** Keeps the answers that a save replaced although another device had just given them. */
export async function insertReplacedAnswers(
  tx: Transaction,
  ctx: SaveContext,
  { applicationId, revision }: { readonly applicationId: string; readonly revision: number },
  replaced: readonly ReplacedAnswer[],
): Promise<void> {
  for (const { key, value } of replaced) {
    const id = randomUUID();
    const place = { table: 'replaced_answers', column: 'value', purpose: 'answers', rowId: id } as const;
    await tx
      .insertInto('replaced_answers')
      .values({
        partner_id: ctx.partnerId,
        id,
        application_id: applicationId,
        key,
        value: await encryptField(tx, ctx, place, JSON.stringify(value ?? null)),
        revision,
        replaced_at: ctx.now(),
      })
      .execute();
  }
}

import type { EligibilityAnswers } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { FieldPlace } from '../../../platform/crypto/encrypted-columns.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';

/** The answers of a pre-check that wait for whoever has the link. */
export interface MailedCheck {
  /** The number of the version that was asked. */
  readonly version: number;
  readonly answers: EligibilityAnswers;
  readonly checkedAt: Date;
}

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

export async function insertMailedCheck(
  tx: Transaction,
  ctx: StoreContext,
  { id, tokenHash, expiresAt, ...check }: NewMailedCheck,
): Promise<void> {
  await tx
    .insertInto('mailed_checks')
    .values({
      partner_id: ctx.partnerId,
      id,
      token_hash: tokenHash,
      version_number: check.version,
      answers: await encryptField(tx, ctx, placeOf(id), JSON.stringify(check.answers)),
      checked_at: check.checkedAt,
      expires_at: expiresAt,
    })
    .execute();
}

export interface NewMailedCheck extends MailedCheck {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

/** The check that a link opens, until it expires. */
export async function findMailedCheck(
  tx: Transaction,
  ctx: StoreContext,
  tokenHash: Buffer,
): Promise<MailedCheck | undefined> {
  const row = await tx
    .selectFrom('mailed_checks')
    .select(['id', 'version_number', 'answers', 'checked_at'])
    .where('partner_id', '=', ctx.partnerId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst();
  if (!row) return undefined;
  const answers = await decryptField(tx, ctx, placeOf(row.id), row.answers);
  return {
    version: row.version_number,
    answers: JSON.parse(answers) as EligibilityAnswers,
    checkedAt: row.checked_at,
  };
}

function placeOf(rowId: string): FieldPlace {
  return { table: 'mailed_checks', column: 'answers', purpose: 'answers', rowId };
}

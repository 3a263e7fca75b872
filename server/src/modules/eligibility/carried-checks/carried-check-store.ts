import type { EligibilityAnswers } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { FieldPlace } from '../../../platform/crypto/encrypted-columns.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { CheckVerdict } from './check-verdict.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys'>;

/** A pre-check as it was when its answers came into an application. */
export interface KeptCheck {
  readonly applicationId: string;
  readonly version: number;
  readonly checkedAt: Date;
  readonly answers: EligibilityAnswers;
  readonly verdict: CheckVerdict;
}

export async function insertCarriedCheck(
  tx: Transaction,
  ctx: StoreContext,
  check: KeptCheck,
): Promise<void> {
  const { applicationId, version, checkedAt, answers, verdict } = check;
  await tx
    .insertInto('carried_checks')
    .values({
      partner_id: ctx.partnerId,
      id: applicationId,
      version_number: version,
      checked_at: checkedAt,
      answers: await encryptField(tx, ctx, placeOf('answers', applicationId), JSON.stringify(answers)),
      verdict: await encryptField(tx, ctx, placeOf('verdict', applicationId), JSON.stringify(verdict)),
    })
    .execute();
}

/** Those of submitted applications of a case, the newest first: nobody reads what is not submitted yet. */
export async function listSubmittedChecks(
  tx: Transaction,
  ctx: StoreContext,
  caseId: string,
): Promise<KeptCheck[]> {
  const rows = await tx
    .selectFrom('carried_checks as kept')
    .innerJoin('applications as application', (join) =>
      join.onRef('application.partner_id', '=', 'kept.partner_id').onRef('application.id', '=', 'kept.id'),
    )
    .selectAll('kept')
    .where('kept.partner_id', '=', ctx.partnerId)
    .where('application.case_id', '=', caseId)
    .where('application.submitted_at', 'is not', null)
    .orderBy('application.created_at', 'desc')
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      applicationId: row.id,
      version: row.version_number,
      checkedAt: row.checked_at,
      answers: JSON.parse(
        await decryptField(tx, ctx, placeOf('answers', row.id), row.answers),
      ) as EligibilityAnswers,
      verdict: JSON.parse(
        await decryptField(tx, ctx, placeOf('verdict', row.id), row.verdict),
      ) as CheckVerdict,
    })),
  );
}

function placeOf(column: 'answers' | 'verdict', rowId: string): FieldPlace {
  return { table: 'carried_checks', column, purpose: 'answers', rowId };
}

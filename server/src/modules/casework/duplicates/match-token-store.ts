import { sql } from 'kysely';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { Application } from '../../applications/index.ts';
import type { NormalValue } from './normalize-match.ts';

type TokenContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

/** Keeps by what an application can be found to be like another, in the place of what was there. */
export async function replaceTokens(
  tx: Transaction,
  ctx: TokenContext,
  { id, case: about, submitterId }: Pick<Application, 'id' | 'case' | 'submitterId'>,
  values: readonly NormalValue[],
): Promise<void> {
  const { partnerId } = ctx;
  const noted_at = ctx.now();
  const ofApplication = tx.deleteFrom('match_tokens').where('partner_id', '=', partnerId);
  await ofApplication.where('application_id', '=', id).execute();
  if (values.length > 0) {
    await tx
      .insertInto('match_tokens')
      .values(
        values.map(([kind, value]) => ({
          partner_id: partnerId,
          application_id: id,
          case_id: about.id,
          submitter_id: submitterId,
          kind,
          // A purpose of its own for each kind gives each a key of its own.
          token: ctx.keys.blindIndex(partnerId, `match:${kind}`, value),
          noted_at,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await tx
    .updateTable('application_facts')
    .set({ matched_at: noted_at })
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', id)
    .execute();
}

/** Submitted applications without tokens, and those whose person gave a tax or bank number since. */
export async function listUnmatchedApplications(tx: Transaction, partnerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select application_id as id from application_facts as facts
    where partner_id = ${partnerId} and (matched_at is null
      or exists (select from bank_accounts as account where account.partner_id = ${partnerId}
        and account.user_id = facts.submitter_id and account.updated_at > facts.matched_at)
      or exists (select from tax_forms as form where form.partner_id = ${partnerId}
        and form.user_id = facts.submitter_id and form.signed_at > facts.matched_at))
    limit 1000`.execute(tx);
  return rows.map(({ id }) => id);
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { Statement } from '../../../platform/db/send-with-commit.ts';
import type { ApplicationProgress } from '../application.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'now'>;

/** The statement that keeps the answers of a draft as they were in an earlier version of its form. */
export function toKeepStatement(
  tx: Transaction,
  { partnerId, now }: StoreContext,
  kept: { readonly applicationId: string; readonly fromVersion: number; readonly toVersion: number },
  seal: (rowId: string) => string,
): Statement {
  const id = randomUUID();
  return tx.insertInto('earlier_answers').values({
    partner_id: partnerId,
    id,
    application_id: kept.applicationId,
    from_version: kept.fromVersion,
    to_version: kept.toVersion,
    answers: seal(id),
    kept_at: now(),
  });
}

interface ChangedForm {
  readonly toVersion: number;
  readonly revision: number;
  readonly sealedAnswers: string;
  readonly changedKeys: readonly string[];
  readonly keptKeys: readonly string[];
  readonly progress: ApplicationProgress;
}

/** The statement that moves a draft to another version of its form. */
export function toFormChangeStatement(
  tx: Transaction,
  { partnerId, now }: StoreContext,
  id: string,
  { toVersion, revision, sealedAnswers, changedKeys, keptKeys, progress }: ChangedForm,
): Statement {
  const changed = JSON.stringify(Object.fromEntries(changedKeys.map((key) => [key, revision])));
  return tx
    .updateTable('applications')
    .set({
      definition_version: toVersion,
      answers: sealedAnswers,
      latest_key_revisions: sql`latest_key_revisions || ${changed}::jsonb`,
      revision,
      // The new version may not have the page where the person was.
      next_step: null,
      progress: JSON.stringify(progress),
      prefilled: sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(prefilled)
                      where key = any(${keptKeys}::text[]))`,
      updated_at: now(),
    })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id);
}

import type { Locale } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { NoticeKind } from './notice-kinds.ts';
import type { NoticeTemplate } from './notice-template.ts';

/** The words that a partner chose for a notice, if it chose any. */
export async function findTemplate(
  tx: Transaction,
  partnerId: string,
  kind: NoticeKind,
  locale: Locale,
): Promise<NoticeTemplate | undefined> {
  return tx
    .selectFrom('notice_templates')
    .select(['subject', 'body'])
    .where('partner_id', '=', partnerId)
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .executeTakeFirst();
}

export async function listTemplates(
  tx: Transaction,
  partnerId: string,
  locale: Locale,
): Promise<ReadonlyMap<string, NoticeTemplate>> {
  const rows = await tx
    .selectFrom('notice_templates')
    .select(['kind', 'subject', 'body'])
    .where('partner_id', '=', partnerId)
    .where('locale', '=', locale)
    .execute();
  return new Map(rows.map(({ kind, ...template }) => [kind, template]));
}

export async function upsertTemplate(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  kind: NoticeKind,
  locale: Locale,
  { subject, body }: NoticeTemplate,
): Promise<void> {
  const words = { subject, body, updated_at: now() };
  await tx
    .insertInto('notice_templates')
    .values({ partner_id: partnerId, kind, locale, ...words })
    .onConflict((conflict) => conflict.columns(['partner_id', 'kind', 'locale']).doUpdateSet(words))
    .execute();
}

export async function deleteTemplate(
  tx: Transaction,
  partnerId: string,
  kind: NoticeKind,
  locale: Locale,
): Promise<void> {
  await tx
    .deleteFrom('notice_templates')
    .where('partner_id', '=', partnerId)
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .execute();
}

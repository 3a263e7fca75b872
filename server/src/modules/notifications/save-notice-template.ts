import { firstLocale, type Locale } from '@handrail/engine';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { assertRight } from '../../platform/rights.ts';
import { isNoticeKind } from './notice-kinds.ts';
import { deleteTemplate, findTemplate, upsertTemplate } from './notice-template-store.ts';
import { checkTemplate, type NoticeTemplate } from './notice-template.ts';

type SettingsContext = Pick<RequestContext, 'partnerId' | 'db' | 'actor' | 'requestId' | 'now'>;

/** Saves a partner's own wording of a notice; without one, the standard wording applies again. */
export async function saveNoticeTemplate(
  ctx: SettingsContext,
  kind: string,
  template: NoticeTemplate | undefined,
  locale: Locale = firstLocale,
): Promise<void> {
  assertRight(ctx.actor, 'changeSettings');
  assertRecentSignIn(ctx, 'saveNoticeTemplate');
  if (!isNoticeKind(kind)) throw new AppError('NOT_FOUND');
  const listFaults = (reader: Locale) => (template ? checkTemplate(reader, kind, template) : []);
  if (listFaults(firstLocale).length > 0) throw new AppError('INVALID_INPUT', listFaults);

  await ctx.db.transaction(async (tx) => {
    const previous = await findTemplate(tx, ctx.partnerId, kind, locale);
    if (template) await upsertTemplate(tx, ctx, kind, locale, template);
    else await deleteTemplate(tx, ctx.partnerId, kind, locale);
    appendAuditEvent(tx, ctx, {
      action: 'saveNoticeTemplate',
      entityType: 'noticeTemplate',
      entityId: kind,
      ...(previous && { previous: { ...previous } }),
      ...(template && { next: { ...template } }),
    });
  });
}

import { firstLocale, type Locale } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import { assertRight } from '../../platform/rights.ts';
import { type NoticeKind, noticeKindNames, sayNotice } from './notice-kinds.ts';
import { listTemplates } from './notice-template-store.ts';
import type { NoticeTemplate } from './notice-template.ts';
import { getReminderDays } from './reminder-days.ts';

export interface NoticeSettings {
  readonly reminderDays: number;
  readonly templates: readonly StandingTemplate[];
}

/** What a notice says now, and whether the partner worded it. */
export interface StandingTemplate extends NoticeTemplate {
  readonly kind: NoticeKind;
  readonly isOwn: boolean;
}

/** How the partner in context notifies people. */
export async function listNoticeSettings(
  ctx: Pick<RequestContext, 'partnerId' | 'db' | 'actor'>,
  locale: Locale = firstLocale,
): Promise<NoticeSettings> {
  assertRight(ctx.actor, 'changeSettings');
  return ctx.db.read(async (tx) => {
    const own = await listTemplates(tx, ctx.partnerId, locale);
    const templates = noticeKindNames.map((kind) => {
      const { subject, body } = own.get(kind) ?? sayNotice(locale, kind);
      return { kind, subject, body, isOwn: own.has(kind) };
    });
    return { reminderDays: await getReminderDays(tx, ctx.partnerId), templates };
  });
}

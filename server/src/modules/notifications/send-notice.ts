import type { Locale } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { Partner } from '../partners/index.ts';
import { type NoticeKind, type noticeKinds, sayNotice } from './notice-kinds.ts';
import type { PlaceholderName } from './notice-rules.ts';
import { findTemplate } from './notice-template-store.ts';
import { fillTemplate } from './notice-template.ts';
import { insertNotification } from './notification-store.ts';
import { sendMail } from './send-mail.ts';
import { type MailContent, writeMail, type WrittenMail } from './write-mail.ts';

type PartnerWords = 'platformName' | 'partnerName' | 'partnerEmail';
type NamesOf<Kind extends NoticeKind> = Exclude<
  (typeof noticeKinds)[Kind]['placeholders'][number],
  PartnerWords
>;

export interface Notice<Kind extends NoticeKind> extends Pick<MailContent, 'action' | 'notes'> {
  readonly kind: Kind;
  readonly partner: Partner;
  readonly to: string;
  /** The language of whom it is for. */
  readonly locale: Locale;
  readonly values: Readonly<Record<NamesOf<Kind>, string>>;
  /** Paragraphs that follow the wording, whoever worded it. */
  readonly addition?: readonly string[];
  /** Whom it tells, and of which case; a notice that is told to nobody we know is not listed. */
  readonly about?: { readonly userId: string; readonly caseId?: string };
}

/** Sends a notice in the partner's wording and records it. */
export async function sendNotice<Kind extends NoticeKind>(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'keys' | 'requestId' | 'now' | 'actor'>,
  notice: Notice<Kind>,
): Promise<void> {
  const { kind, to, about } = notice;
  const mailId = await sendMail(tx, ctx, { template: kind, to, ...(await writeNotice(tx, notice)) });
  if (about) await insertNotification(tx, ctx, { kind, channel: 'email', mailId, ...about });
}

async function writeNotice<Kind extends NoticeKind>(
  tx: Transaction,
  { kind, partner, locale, values, addition = [], action, notes }: Notice<Kind>,
): Promise<WrittenMail> {
  const { subject, body } = (await findTemplate(tx, partner.id, kind, locale)) ?? sayNotice(locale, kind);
  const given: Partial<Record<PlaceholderName, string>> = {
    ...values,
    platformName: partner.whitelabeling.platformName ?? partner.name,
    partnerName: partner.name,
    partnerEmail: partner.email,
  };
  return writeMail(locale, partner, {
    subject: toSubject(fillTemplate(subject, given)),
    paragraphs: [
      ...body.split(/\n\s*\n/).map((paragraph) => fillTemplate(paragraph, given)),
      ...addition,
    ].map(toOneLine),
    ...(action && { action }),
    ...(notes && { notes }),
  });
}

/** Names come from people: none may be so long or so odd that the mail cannot leave. */
function toSubject(text: string): string {
  return toOneLine(text.replace(/\p{C}+/gu, ' ')).slice(0, maxSubject);
}

const maxSubject = 200;

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

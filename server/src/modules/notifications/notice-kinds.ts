import { defineWords, type Locale } from '@handrail/engine';
import { everywhere, type NoticeKindRules, ofApplications } from './notice-rules.ts';
import { paymentNotices } from './payment-notices.ts';

const withReason = ['reason', ...ofApplications] as const;

/** Every notice that a partner can reword. The button and the small print stay ours. */
export const noticeKinds = {
  'application-unfinished': {
    summary: 'An application was started but not finished',
    subject: 'Your application for {{programName}} is waiting for you',
    body: `{{greeting}} you started an application for {{programName}} but have not finished it. We saved everything you filled in.

No one will review it until you submit it. If you no longer need it, you do not need to do anything.`,
    placeholders: ofApplications,
    required: ['programName'],
  },
  'application-submitted': {
    summary: 'An application was submitted',
    subject: 'We received your application for {{programName}}',
    body: `{{greeting}} thank you for applying. We received your application for {{programName}}. Your application number is {{applicationNumber}}.

A case worker will review it. We will email you if anything changes or if we need more from you.`,
    placeholders: ofApplications,
    required: ['programName'],
  },
  'application-resubmitted': {
    summary: 'An application was submitted again after it was sent back',
    subject: 'We received your changes to your application for {{programName}}',
    body: `{{greeting}} thank you. We received your changes to your application for {{programName}}. Its number is {{applicationNumber}}.

A case worker will review it again. We will email you if anything changes or if we need more from you.`,
    placeholders: ofApplications,
    required: ['programName'],
  },
  'case-sent-back': {
    summary: 'A case was sent back, so that the applicant changes something',
    subject: 'We need something more for your application for {{programName}}',
    body: `{{greeting}} we looked at your application for {{programName}} and need something more from you.

{{reason}}

Open your application, make the changes, and submit it again.`,
    placeholders: withReason,
    required: ['programName', 'reason'],
  },
  'case-approved': {
    summary: 'A case was approved',
    subject: 'Your application for {{programName}} was approved',
    body: `{{greeting}} good news: your application for {{programName}} was approved. Its number is {{applicationNumber}}.

We will tell you about the payment.`,
    placeholders: ofApplications,
    required: ['programName'],
  },
  'case-denied': {
    summary: 'A case was denied',
    subject: 'A decision about your application for {{programName}}',
    body: `{{greeting}} we looked at your application for {{programName}} and could not approve it.

{{reason}}

If you have questions, write to {{partnerEmail}}.`,
    placeholders: withReason,
    required: ['programName', 'reason'],
  },
  'case-withdrawn': {
    summary: 'An applicant withdrew an application',
    subject: 'You withdrew your application for {{programName}}',
    body: '{{greeting}} you withdrew your application for {{programName}}. Its number is {{applicationNumber}}. We will not look at it any further.',
    placeholders: ofApplications,
    required: ['programName'],
  },
  'case-withdrawn-by-staff': {
    summary: 'Staff withdrew an application',
    subject: 'Your application for {{programName}} was withdrawn',
    body: `{{greeting}} we withdrew your application for {{programName}}.

{{reason}}

If this is a mistake, write to {{partnerEmail}}.`,
    placeholders: withReason,
    required: ['programName', 'reason'],
  },
  'case-inactive': {
    summary:
      'An application will be withdrawn because nothing happened for a while (sent a week and a day before)',
    subject: 'We will withdraw your application for {{programName}} on {{withdrawalDay}}',
    body: `{{greeting}} nothing has happened with your application for {{programName}} for a while. It is waiting for you.

If you do nothing, we will withdraw it on {{withdrawalDay}}. To keep it, open your application before then and continue. If you need more time, write to {{partnerEmail}}.`,
    placeholders: ['withdrawalDay', ...ofApplications],
    required: ['programName', 'withdrawalDay'],
  },
  'case-withdrawn-inactive': {
    summary: 'An application was withdrawn because nothing happened for a while',
    subject: 'Your application for {{programName}} was withdrawn',
    body: `{{greeting}} your application for {{programName}} was withdrawn because nothing happened for a while.

If you still need help, write to {{partnerEmail}}.`,
    placeholders: ofApplications,
    required: ['programName'],
  },
  'case-message': {
    summary: 'A new message about a case',
    subject: 'You have a new message about your application for {{programName}}',
    body: `{{greeting}} we wrote you a message about your application for {{programName}}. Its number is {{applicationNumber}}.

Sign in to read the message and to answer it.`,
    placeholders: ofApplications,
    required: ['programName'],
  },
  'document-requested': {
    summary: 'Staff asked for a document',
    subject: 'We need a document for your application for {{programName}}',
    body: `{{greeting}} we are looking at your application for {{programName}} and need a document from you. You do not have to change your application. Open your case and upload the document there.`,
    placeholders: ofApplications,
    required: ['programName'],
  },
  'case-waitlisted': {
    summary: 'A case was put on the waiting list',
    subject: 'Your application for {{programName}} is on the waiting list',
    body: `{{greeting}} we put your application for {{programName}} on the waiting list. It is not a denial, and you do not need to apply again.

{{reason}}

We will email you as soon as we go on with it.`,
    placeholders: withReason,
    required: ['programName', 'reason'],
  },
  'case-off-waiting-list': {
    summary: 'A case came off the waiting list',
    subject: 'Your application for {{programName}} is off the waiting list',
    body: '{{greeting}} your application for {{programName}} is no longer on the waiting list. We are reviewing it again and will email you when there is a decision.',
    placeholders: ofApplications,
    required: ['programName'],
  },
  ...paymentNotices,
  'verify-email': {
    summary: 'A new email address needs to be confirmed (sent to the new address)',
    subject: 'Confirm your new email address for {{platformName}}',
    body: 'Someone asked to use this email address for a {{platformName}} account. If this was you, please confirm it.',
    placeholders: everywhere,
    required: [],
  },
  'email-change-asked': {
    summary: 'Someone asked to change the email address (sent to the old address)',
    subject: 'Someone asked to change your {{platformName}} email address',
    body: 'Someone who is signed in to your account asked to change its email address to {{newEmail}}. The change happens when that address is confirmed.',
    placeholders: ['newEmail', ...everywhere],
    required: ['newEmail'],
  },
  'email-changed': {
    summary: 'The email address was changed (sent to the old address)',
    subject: 'Your {{platformName}} email address was changed',
    body: 'The email address for your account is now {{newEmail}}. From now on, please sign in with that address.',
    placeholders: ['newEmail', ...everywhere],
    required: ['newEmail'],
  },
} as const satisfies Record<string, NoticeKindRules>;

export type NoticeKind = keyof typeof noticeKinds;

export function isNoticeKind(kind: string): kind is NoticeKind {
  return Object.hasOwn(noticeKinds, kind);
}

export const noticeKindNames = Object.keys(noticeKinds) as NoticeKind[];

type NoticeWords = Pick<NoticeKindRules, 'summary' | 'subject' | 'body'>;

/** What a notice says in the product's words; the table above has the English. */
export function sayNotice(locale: Locale, kind: NoticeKind): NoticeWords {
  return words(locale)[kind];
}

const words = defineWords(
  'notices',
  Object.fromEntries(
    noticeKindNames.map((kind) => {
      const { summary, subject, body } = noticeKinds[kind];
      return [kind, { summary, subject, body }];
    }),
  ) as Record<NoticeKind, NoticeWords>,
);

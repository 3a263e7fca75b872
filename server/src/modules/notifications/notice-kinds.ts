import { defineWords, type Locale } from '@handrail/engine';

/** A kind of notice: its standard wording, and the placeholders that a partner's own wording may use. */
export interface NoticeKindRules {
  readonly summary: string;
  readonly subject: string;
  /** Paragraphs, with an empty line between them. */
  readonly body: string;
  readonly placeholders: readonly PlaceholderName[];
  /** What the body must say, because the notice would be of no use without it. */
  readonly required: readonly PlaceholderName[];
}

/** What each placeholder between double braces stands for. */
export const placeholders = {
  greeting: '"Hello Dana," or just "Hello," if the name is not known',
  applicantName: "The applicant's name, or their email address if the name is not known",
  programName: 'The name of the program',
  applicationNumber: 'The application number',
  reason: 'The reason that staff gave',
  lastDay: 'The day until which the payment can be claimed',
  withdrawalDay: 'The day on which the application will be withdrawn',
  amount: 'The amount of the payment',
  paymentMethod: 'How the payment is sent',
  arrival: 'How long a payment of this kind usually takes',
  paidOn: 'The day on which a payment was made outside of the portal',
  paymentReference: 'The reference of a payment that was made outside of the portal',
  taxForm: 'The tax form and its year, such as Form 1099-NEC for 2026',
  newEmail: 'The new email address',
  platformName: 'The name of the portal',
  partnerName: 'The name of the organization',
  partnerEmail: 'The email address for questions',
} as const;

export type PlaceholderName = keyof typeof placeholders;

const everywhere = ['platformName', 'partnerName', 'partnerEmail'] as const;
const ofApplications = [
  'greeting',
  'applicantName',
  'programName',
  'applicationNumber',
  ...everywhere,
] as const;

const ofPayments = ['greeting', 'programName', 'amount', 'paymentMethod', 'arrival', ...everywhere] as const;

const ofRecordedPayments = ['paidOn', 'paymentReference', ...ofPayments] as const;

const ofWaitingPayments = ['lastDay', ...ofPayments] as const;

const ofTaxForms = ['greeting', 'taxForm', ...everywhere] as const;

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
  'payment-sent': {
    summary: 'A payment was claimed and is on its way',
    subject: 'Your payment of {{amount}} is on its way',
    body: `{{greeting}} we sent your payment of {{amount}} from {{programName}}.

Payment method: {{paymentMethod}}. Time to arrive: {{arrival}}.

If you did not claim this payment, email {{partnerEmail}} right away.`,
    placeholders: ofPayments,
    required: ['amount'],
  },
  'payment-arrived': {
    summary: 'A payment has arrived',
    subject: 'Your payment of {{amount}} has arrived',
    body: '{{greeting}} your payment of {{amount}} from {{programName}} has arrived. If you cannot find it, write to {{partnerEmail}}.',
    placeholders: ofPayments,
    required: ['amount'],
  },
  'payment-recorded': {
    summary: 'A payment was made outside of the portal',
    subject: 'Your payment of {{amount}} was made',
    body: `{{greeting}} {{partnerName}} paid you {{amount}} from {{programName}} on {{paidOn}}, outside of {{platformName}}.

Reference: {{paymentReference}}. If you cannot find the payment, write to {{partnerEmail}}.`,
    placeholders: ofRecordedPayments,
    required: ['amount'],
  },
  'payment-failed': {
    summary: 'A payment could not be made',
    subject: 'Your payment of {{amount}} could not be made',
    body: `{{greeting}} your payment of {{amount}} from {{programName}} could not be made. Your award has not changed, and the money is safe.

We will look into it. If you have questions, write to {{partnerEmail}}.`,
    placeholders: ofPayments,
    required: ['amount'],
  },
  'payment-returned': {
    summary: 'A payment was returned after it had arrived',
    subject: 'Your payment of {{amount}} was returned',
    body: `{{greeting}} your payment of {{amount}} from {{programName}} was returned to us after we sent it. Your award has not changed, and the money is safe.

We will look into it. If you have questions, write to {{partnerEmail}}.`,
    placeholders: ofPayments,
    required: ['amount'],
  },
  'payment-reissued': {
    summary: 'A payment that failed or came back was issued again',
    subject: 'Your payment of {{amount}} was issued again',
    body: `{{greeting}} your payment of {{amount}} from {{programName}} was issued again.

Open it to see what comes next. If you have to choose how you are paid, check your details before you claim it.`,
    placeholders: ofPayments,
    required: ['amount'],
  },
  'payment-awarded': {
    summary: 'A payment is ready to be claimed',
    subject: 'Your {{amount}} from {{programName}} is ready',
    body: `{{greeting}} your payment of {{amount}} from {{programName}} is ready.

Choose how you want to be paid. It takes a few minutes.`,
    placeholders: ofWaitingPayments,
    required: ['amount'],
  },
  'payment-reminder': {
    summary: 'A payment is still waiting to be claimed',
    subject: 'Your {{amount}} from {{programName}} is still waiting for you',
    body: `{{greeting}} your payment of {{amount}} from {{programName}} is still waiting for you. Choose how you want to be paid, and we will send it.

If something keeps you from claiming it, write to {{partnerEmail}}.`,
    placeholders: ofWaitingPayments,
    required: ['amount'],
  },
  'payment-expiring': {
    summary: 'A payment will go back to the fund because nobody claimed it (sent a week before)',
    subject: 'Claim your {{amount}} from {{programName}} by {{lastDay}}',
    body: `{{greeting}} your payment of {{amount}} from {{programName}} is still waiting for you. If you do not claim it by {{lastDay}}, the money goes back to the fund.

Choose how you want to be paid before then. If you need more time, write to {{partnerEmail}}.`,
    placeholders: ofWaitingPayments,
    required: ['amount', 'lastDay'],
  },
  'payment-unclaimed': {
    summary: 'A payment went back to the fund because nobody claimed it',
    subject: 'Your {{amount}} from {{programName}} was not claimed in time',
    body: `{{greeting}} your payment of {{amount}} from {{programName}} was not claimed in time, so the money went back to the fund.

If you still need it, write to {{partnerEmail}}.`,
    placeholders: ofWaitingPayments,
    required: ['amount'],
  },
  'payment-held': {
    summary: 'A payment was put on hold',
    subject: 'Your payment of {{amount}} is on hold',
    body: `{{greeting}} your payment of {{amount}} from {{programName}} is on hold while we check something. Your award has not changed.

We will email you when it goes on. If you have questions, write to {{partnerEmail}}.`,
    placeholders: ofWaitingPayments,
    required: ['amount'],
  },
  'payment-released': {
    summary: 'A payment is no longer on hold',
    subject: 'Your payment of {{amount}} is no longer on hold',
    body: '{{greeting}} your payment of {{amount}} from {{programName}} is no longer on hold. Open it to see what comes next.',
    placeholders: ofWaitingPayments,
    required: ['amount'],
  },
  'tax-form-ready': {
    summary: "The payee's copy of a tax return is ready",
    subject: 'Your {{taxForm}} is ready',
    body: `{{greeting}} {{partnerName}} reports what it paid you to the IRS. Your copy, {{taxForm}}, is with the documents of your application. You will need it if you file a tax return.

If something in it is wrong, email {{partnerEmail}}.`,
    placeholders: ofTaxForms,
    required: ['taxForm'],
  },
  'tax-form-corrected': {
    summary: "The payee's copy of a tax return was corrected",
    subject: 'Your {{taxForm}} was corrected',
    body: `{{greeting}} we corrected your {{taxForm}}. The corrected copy is with the documents of your application and replaces the earlier one. If you have filed a tax return with the earlier amounts, you may have to change it.

If you have questions, email {{partnerEmail}}.`,
    placeholders: ofTaxForms,
    required: ['taxForm'],
  },
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

/** What a placeholder stands for, for whoever words a notice. */
export function sayPlaceholder(locale: Locale, name: PlaceholderName): string {
  return placeholderWords(locale)[name];
}

const placeholderWords = defineWords<Record<PlaceholderName, string>>('noticePlaceholders', placeholders);

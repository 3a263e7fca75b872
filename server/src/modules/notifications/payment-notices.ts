import { everywhere, type NoticeKindRules } from './notice-rules.ts';

const ofPayments = ['greeting', 'programName', 'amount', 'paymentMethod', 'arrival', ...everywhere] as const;

const ofRecordedPayments = ['paidOn', 'paymentReference', ...ofPayments] as const;

const ofWaitingPayments = ['lastDay', ...ofPayments] as const;

const ofTaxForms = ['greeting', 'taxForm', ...everywhere] as const;

/** The notices about money, to whoever is paid. */
export const paymentNotices = {
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
  'payment-recalled': {
    summary: 'A payment was taken back by staff after it was sent',
    subject: 'Your payment of {{amount}} was taken back',
    body: `{{greeting}} {{partnerName}} took back your payment of {{amount}} from {{programName}}, which was sent by {{paymentMethod}}. You cannot use it anymore. If you still get a check or a card for it, do not use it.

If you have questions, or do not know why, write to {{partnerEmail}}.`,
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

We will email you when it is no longer on hold. If you have questions, write to {{partnerEmail}}.`,
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
    body: `{{greeting}} we corrected your {{taxForm}}. The corrected copy is with the documents of your application and replaces the earlier one. If you have filed a tax return with the earlier amounts, you may have to amend it.

If you have questions, email {{partnerEmail}}.`,
    placeholders: ofTaxForms,
    required: ['taxForm'],
  },
} as const satisfies Record<string, NoticeKindRules>;

import { sayPaymentNews, type AwardStanding, type NewsReader } from '@handrail/engine/payments';
import { Table, type Column } from '../../src/index.ts';
import { Section } from '../section.tsx';

interface Mix {
  readonly key: string;
  readonly what: string;
  readonly reader: string;
  readonly title: string;
  readonly text: string;
}

const columns: Column<Mix>[] = [
  { key: 'what', header: 'Payments', cell: ({ what }) => what, isRowHeader: true },
  { key: 'reader', header: 'Reader', cell: ({ reader }) => reader },
  { key: 'title', header: 'Heading', cell: ({ title }) => title },
  { key: 'text', header: 'Sentence', cell: ({ text }) => text },
];

/** What an applicant reads of an award, in every mix of features, schedule and reader (P435-P440). */
export function PaymentSection() {
  return (
    <Section title="Payment status words">
      <Table
        caption="Payment status words"
        columns={columns}
        rows={listMixes()}
        rowKey={({ key }) => key}
        stacked
      />
    </Section>
  );
}

const base = {
  status: 'pending',
  amount: '$250.00',
  method: 'DirectDeposit',
  scheduledOn: 'December 1, 2026',
  sentOn: null,
  arrivesOn: null,
} as const satisfies AwardStanding['payments'][number];

const sent = {
  ...base,
  status: 'initiated',
  sentOn: 'November 16, 2026',
  arrivesOn: 'November 19, 2026',
} as const;

const ready = { ...base, status: 'authorized', method: null } as const;
const small = { amount: '$100.00' };

type Standing = Pick<AwardStanding, 'isRecurring' | 'payments'> & Partial<AwardStanding>;

const standings: Readonly<Record<string, Standing>> = {
  'One-time, pending': { isRecurring: false, payments: [base] },
  'One-time, authorized': { isRecurring: false, payments: [ready] },
  'One-time, sent': { isRecurring: false, payments: [sent] },
  'One-time, arrived': { isRecurring: false, payments: [{ ...sent, status: 'success' }] },
  'One-time, failed': { isRecurring: false, payments: [{ ...base, status: 'failed' }] },
  'One-time, canceled': { isRecurring: false, payments: [{ ...base, status: 'canceled' }] },
  'Recurring, none sent': { isRecurring: true, payments: [base, base, base] },
  'Recurring, first authorized': { isRecurring: true, payments: [ready, base, base] },
  'Recurring, canceled': { isRecurring: true, payments: [{ ...base, status: 'canceled' }] },
  'Recurring, one sent': { isRecurring: true, payments: [sent, base, base] },
  'Recurring, one sent, next authorized': { isRecurring: true, payments: [sent, ready, base] },
  'Recurring, latest failed': { isRecurring: true, payments: [sent, { ...base, status: 'failed' }, base] },
  'Recurring, all sent': { isRecurring: true, payments: [sent, sent, sent] },
  'Several amounts, none sent': {
    isRecurring: true,
    patternAmount: null,
    payments: [{ ...base, ...small }, base],
  },
  'Several amounts, one sent': {
    isRecurring: true,
    patternAmount: null,
    payments: [{ ...sent, ...small }, ready],
  },
};

const readers: Readonly<Record<string, NewsReader>> = {
  'Payee, claim funds': { features: ['claim-funds'], isPayee: true },
  'Someone else, claim funds': { features: ['claim-funds'], isPayee: false },
  'Payee, partner-issued': { features: ['partner-issued'], isPayee: true },
  'Someone else, partner-issued': { features: ['partner-issued'], isPayee: false },
  'Payee, paid outside': { features: ['external-tracking'], isPayee: true },
  'Someone else, one of several awards': {
    features: ['claim-funds', 'multi-payment'],
    isPayee: false,
    place: { number: 2, count: 2 },
  },
  'Payee, partner-issued, one of several awards': {
    features: ['partner-issued', 'multi-payment'],
    isPayee: true,
    place: { number: 2, count: 2 },
  },
  'Payee, one of several awards': {
    features: ['claim-funds', 'multi-payment'],
    isPayee: true,
    place: { number: 1, count: 2 },
  },
};

function listMixes(): Mix[] {
  return Object.entries(standings).flatMap(([what, standing]) =>
    Object.entries(readers).map(([name, reader]) => {
      const award = { amount: '$750.00', patternAmount: '$250.00', ...standing };
      const { title, text } = sayPaymentNews('en', award, reader);
      return { key: `${what} ${name}`, what, reader: name, title, text };
    }),
  );
}

import { defineWords } from '../language/define-words.ts';
import { addBankingDays } from './banking-days.ts';

/** How money can reach a payee (P315). */
export const paymentMethods = [
  'DirectDeposit',
  'Check',
  'PhysicalCard',
  'VirtualCard',
  'Zelle',
  'External',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const payeeTypes = ['User', 'Vendor'] as const;
export type PayeeType = (typeof payeeTypes)[number];

/** The feature that offers a method (P623); what is paid elsewhere is never offered. */
export const featuresOfMethods = {
  DirectDeposit: 'direct-deposit',
  Check: 'check',
  PhysicalCard: 'prepaid-card',
  VirtualCard: 'prepaid-card',
  Zelle: 'zelle',
  External: null,
} as const satisfies Record<PaymentMethod, string | null>;

export const paymentMethodLabels = defineWords('paymentMethods', {
  DirectDeposit: 'Direct deposit',
  Check: 'Check',
  PhysicalCard: 'Physical prepaid card',
  VirtualCard: 'Virtual prepaid card',
  Zelle: 'Zelle',
  External: 'Paid outside of this portal',
} satisfies Record<PaymentMethod, string>);

/** When money arrives (P766-P771). */
export const arrivalWords = defineWords('paymentArrivals', {
  DirectDeposit: '1-3 business days',
  Check: '7-10 business days',
  PhysicalCard: 'Up to 7 business days',
  VirtualCard: 'Immediately or within minutes',
  Zelle: 'Within minutes',
  External: 'As arranged with you',
} satisfies Record<PaymentMethod, string>);

/** Whether a program pays through the product, or keeps track of what is paid elsewhere. */
export function isPaymentsCapable(features: readonly string[]): boolean {
  return capableFeatures.some((feature) => features.includes(feature));
}

const capableFeatures = ['claim-funds', 'partner-issued', 'external-tracking'];

/** After how many banking days money has arrived at the latest. */
const latestDays: Readonly<Record<PaymentMethod, number>> = {
  DirectDeposit: 3,
  Check: 10,
  PhysicalCard: 7,
  VirtualCard: 0,
  Zelle: 0,
  External: 0,
};

/** The day by which money that is sent on a day has arrived, as YYYY-MM-DD. */
export function estimateArrival(method: PaymentMethod, sentOn: string): string {
  return addBankingDays(sentOn, latestDays[method]);
}

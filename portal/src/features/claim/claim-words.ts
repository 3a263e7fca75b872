import { formatDay } from '@handrail/engine';
import {
  arrivalWords,
  estimateArrival,
  toBankingDate,
  type ClaimMethod,
  type ClaimStep,
} from '@handrail/engine/payments';
import type { Say } from '../../shared/context/use-text.ts';

/** What each step is called in the list (P252-P259). */
export function sayStep(say: Say, step: ClaimStep): string {
  switch (step) {
    case 'payment-method':
      return say('claim.step.method', 'Payment Method');
    case 'primer':
      return say('claim.step.primer', 'How It Works');
    case 'w9':
      return say('claim.step.w9', 'Tax Form');
    case 'ach/routing-number':
      return say('claim.step.routing', 'Routing Number');
    case 'ach/account-type':
      return say('claim.step.account-type', 'Account Type');
    case 'ach/account-number':
      return say('claim.step.account', 'Account Number');
    case 'mailing-address':
      return say('claim.step.address', 'Mailing Address');
    case 'zelle/primer':
      return say('claim.step.zelle', 'How To Link Zelle');
    case 'zelle/email-confirmation':
      return say('claim.step.zelle-email', 'Zelle Email Confirmation');
    case 'review':
      return say('claim.step.review', 'Review');
  }
}

/** Where the money goes with a method; none of them costs the payee anything. */
export function sayWhere(say: Say, method: ClaimMethod): string {
  switch (method) {
    case 'DirectDeposit':
      return say('claim.where.bank', 'Sent to your bank. No fee.');
    case 'Check':
      return say('claim.where.check', 'A paper check in the mail. No fee.');
    case 'PhysicalCard':
      return say('claim.where.card', 'A prepaid card in the mail. No fee.');
    case 'VirtualCard':
      return say('claim.where.virtual', 'A prepaid card by email, to use online. No fee.');
    case 'Zelle':
      return say('claim.where.zelle', 'Sent to the bank account that you linked to Zelle. No fee.');
  }
}

/** How long a method takes (P766-P771). */
export function sayArrival(say: Say, method: ClaimMethod): string {
  return say('claim.arrival', 'Arrival: {time}.', { time: arrivalWords(say.locale)[method] });
}

/** The day by which money that is sent at a moment has arrived. */
export function sayArrivalDay(say: Say, method: ClaimMethod, sentAt: Date): string {
  const day = estimateArrival(method, toBankingDate(sentAt));
  return formatDay(say.locale, `${day}T00:00:00Z`, 'UTC');
}

/** Whether money is there within minutes, so that naming a day would mislead. */
export function isInstant(method: ClaimMethod): boolean {
  return method === 'VirtualCard' || method === 'Zelle';
}

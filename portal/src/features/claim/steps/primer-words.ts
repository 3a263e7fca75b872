import type { ClaimMethod } from '@handrail/engine/payments';
import type { Say } from '../../../shared/context/use-text.ts';

/** What happens with each method, step by step, in the order in which it happens. */
export function listPrimer(say: Say, method: ClaimMethod): readonly string[] {
  switch (method) {
    case 'DirectDeposit':
      return [
        say(
          'claim.primer.bank.1',
          'You enter the routing number and the account number of your bank account.',
        ),
        say('claim.primer.bank.2', 'You check the numbers and submit your claim.'),
        say('claim.primer.bank.3', 'Your bank receives the money in 1-3 business days.'),
      ];
    case 'Check':
      return [
        say('claim.primer.check.1', 'You tell us where to mail the check.'),
        say('claim.primer.check.2', 'You check the address and submit your claim.'),
        say('claim.primer.check.3', 'The check arrives in the mail in 7-10 business days.'),
        say('claim.primer.check.4', 'You deposit or cash it at a bank.'),
      ];
    case 'PhysicalCard':
      return [
        say('claim.primer.card.1', 'You tell us where to mail your prepaid card.'),
        say('claim.primer.card.2', 'You check the address and submit your claim.'),
        say('claim.primer.card.3', 'The card arrives in the mail in up to 7 business days.'),
        say(
          'claim.primer.card.4',
          'You activate it and use it like a debit card. You don’t need a bank account.',
        ),
      ];
    case 'VirtualCard':
      return [
        say(
          'claim.primer.virtual.1',
          'You tell us your mailing address. It will be the billing address of the card.',
        ),
        say('claim.primer.virtual.2', 'You check the address and submit your claim.'),
        say('claim.primer.virtual.3', 'You get the card details by email, immediately or within minutes.'),
        say('claim.primer.virtual.4', 'You use it to pay online. You don’t need a bank account.'),
      ];
    case 'Zelle':
      return [
        say('claim.primer.zelle.1', 'You link your email address to Zelle in your bank app.'),
        say('claim.primer.zelle.2', 'You confirm that email address here and submit your claim.'),
        say('claim.primer.zelle.3', 'The money arrives in your bank account within minutes.'),
      ];
  }
}

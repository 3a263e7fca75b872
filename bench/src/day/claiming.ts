import { randomUUID } from 'node:crypto';
import { ask, type Line } from './ask.ts';
import type { DayPartner } from './build-day-partner.ts';
import type { Step } from './day-visits.ts';
import type { Payee } from './give-payments.ts';
import type { Act } from './act.ts';
import { beginSigningIn } from './signing-in.ts';

/** Someone who signs in, sees that money is there and has it sent to their account. */
export function beginClaims(partner: DayPartner, payee: Payee, line: Line) {
  const signIn = beginSigningIn(partner, payee, line);
  const paymentIds = [...payee.paymentIds];

  return (step: Step): Act | undefined => {
    if (step === 'signIn' || step === 'session') return signIn(step);
    if (line.cookie === '') return undefined;
    if (step === 'offers')
      return { kind: 'offers', send: () => ask(line, { app: 'portal', name: 'GetOwnFulfillments' }) };
    const id = paymentIds.shift();
    if (id === undefined) return undefined;
    const { accountNumber } = payee;
    const bankAccount = { accountType: 'checking', routingNumber: '021000021', accountNumber };
    return {
      kind: 'claim',
      send: () => {
        const input = { id, idempotencyKey: randomUUID(), bankAccount };
        return ask(line, { app: 'portal', name: 'ClaimDirectDeposit', variables: { input } });
      },
    };
  };
}

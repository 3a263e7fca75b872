import type { I18n } from '@lingui/core';
import type { JournalMove } from '../../gql/operations.ts';
import type { FundView } from './use-funds.ts';

export type Place = Exclude<keyof FundView['balances'], '__typename' | 'total'>;

/** Where money can be, from what has arrived to what is left. */
export const places = [
  'disbursed',
  'inTransit',
  'obligated',
  'returned',
  'remaining',
] as const satisfies readonly Place[];

/** What there is in a place, over all of these funds. */
export function sumPlace(funds: readonly FundView[], place: Place): number {
  return funds.reduce((cents, { balances }) => cents + balances[place], 0);
}

/** From what is left to what has arrived; what came back is there only where something did. */
export function listShownPlaces(funds: readonly FundView[]): Place[] {
  return places.toReversed().filter((place) => place !== 'returned' || sumPlace(funds, place) > 0);
}

export function placeText(i18n: I18n, place: Place): string {
  switch (place) {
    case 'remaining':
      return i18n._({ id: 'console.money.remaining', message: 'Remaining' });
    case 'obligated':
      return i18n._({ id: 'console.money.obligated', message: 'Obligated' });
    case 'inTransit':
      return i18n._({ id: 'console.money.in-transit', message: 'In transit' });
    case 'disbursed':
      return i18n._({ id: 'console.money.disbursed', message: 'Disbursed' });
    case 'returned':
      return i18n._({ id: 'console.money.returned', message: 'Returned' });
  }
}

export function placeAbout(i18n: I18n, place: Place): string {
  switch (place) {
    case 'remaining':
      return i18n._({ id: 'console.money.remaining.about', message: 'Can still be awarded' });
    case 'obligated':
      return i18n._({ id: 'console.money.obligated.about', message: 'Awarded, not sent yet' });
    case 'inTransit':
      return i18n._({ id: 'console.money.in-transit.about', message: 'With the bank' });
    case 'disbursed':
      return i18n._({ id: 'console.money.disbursed.about', message: 'Arrived' });
    case 'returned':
      return i18n._({ id: 'console.money.returned.about', message: 'Came back after it had arrived' });
  }
}

export function moveText(i18n: I18n, move: JournalMove): string {
  switch (move) {
    case 'deposit':
      return i18n._({ id: 'console.money.move.deposit', message: 'Deposit' });
    case 'withdraw':
      return i18n._({ id: 'console.money.move.withdraw', message: 'Withdrawal' });
    case 'issue':
      return i18n._({ id: 'console.money.move.issue', message: 'Funds issued' });
    case 'send':
      return i18n._({ id: 'console.money.move.send', message: 'Payment sent' });
    case 'settle':
      return i18n._({ id: 'console.money.move.settle', message: 'Payment arrived' });
    case 'fail':
      return i18n._({ id: 'console.money.move.fail', message: 'Payment failed' });
    case 'return':
      return i18n._({ id: 'console.money.move.return', message: 'Payment returned by the bank' });
    case 'reissue':
      return i18n._({ id: 'console.money.move.reissue', message: 'Returned payment issued again' });
    case 'release':
      return i18n._({ id: 'console.money.move.release', message: 'Payment canceled' });
    case 'recover':
      return i18n._({ id: 'console.money.move.recover', message: 'Returned payment canceled' });
  }
}

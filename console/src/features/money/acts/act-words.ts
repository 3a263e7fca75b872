import { formatAmount } from '@handrail/engine';
import type { I18n } from '@lingui/core';
import type {
  PaymentAct,
  PaymentPartsFragment,
  PaymentStep,
  SettledPayment,
  SettledRecall,
} from '../../../gql/operations.ts';

export type PaymentView = PaymentPartsFragment;

/** What the button says. */
export function actText(i18n: I18n, act: PaymentAct): string {
  switch (act) {
    case 'hold':
      return i18n._({ id: 'console.payment.hold', message: 'Hold' });
    case 'release':
      return i18n._({ id: 'console.payment.release', message: 'Release' });
    case 'reissue':
      return i18n._({ id: 'console.payment.reissue', message: 'Issue again' });
    case 'recordExternal':
      return i18n._({ id: 'console.payment.record', message: 'Record as paid' });
    case 'undoExternal':
      return i18n._({ id: 'console.payment.undo', message: 'Undo the record' });
    case 'recall':
      return i18n._({ id: 'console.payment.recall', message: 'Take back' });
    case 'settleRecall':
    case 'settleStranded':
      return i18n._({ id: 'console.payment.settle-recall', message: 'Record the answer' });
    case 'changeMethod':
      return i18n._({ id: 'console.payment.change-method', message: 'Change method' });
    case 'cancel':
      return i18n._({ id: 'console.payment.cancel', message: 'Cancel payment' });
  }
}

/** The step that a list of exceptions offers first; a step that only waits has no button. */
export function stepText(i18n: I18n, step: Exclude<PaymentStep, 'wait'>): string {
  if (step === 'askPayee') return i18n._({ id: 'console.payment.ask-payee', message: 'Ask for new details' });
  return actText(i18n, step);
}

/** What the act does to the fund and to the payee, said before it is done. */
export function effectText(i18n: I18n, act: PaymentAct, payment: PaymentView, fund: string): string {
  const values = { amount: formatAmount(payment.amount), fund };
  switch (act) {
    case 'hold':
      return i18n._({
        id: 'console.payment.hold.effect',
        message: '{amount} stays obligated in {fund}. Nobody can claim or send it until it is released.',
        values,
      });
    case 'release':
      return i18n._({
        id: 'console.payment.release.effect',
        message: '{amount} stays obligated in {fund} and can be claimed or sent again.',
        values,
      });
    case 'reissue':
      if (payment.method === 'External')
        return i18n._({
          id: 'console.payment.reissue.effect-external',
          message:
            '{amount} of {fund} moves from Returned to Obligated. You can record it again once it is paid.',
          values,
        });
      return payment.isReturned
        ? i18n._({
            id: 'console.payment.reissue.effect-returned',
            message: '{amount} of {fund} moves from Returned to Obligated. The payee can claim it again.',
            values,
          })
        : i18n._({
            id: 'console.payment.reissue.effect',
            message: '{amount} stays obligated in {fund}. The payee can claim it again with other details.',
            values,
          });
    case 'recordExternal':
      return i18n._({
        id: 'console.payment.record.effect',
        message: '{amount} of {fund} moves from Obligated to Disbursed, and the payee gets an email.',
        values,
      });
    case 'undoExternal':
      return i18n._({
        id: 'console.payment.undo.effect',
        message:
          '{amount} of {fund} moves from Disbursed to Returned. After that, you can issue the payment again or cancel it. Both entries stay in the books. The payee gets no email.',
        values,
      });
    case 'recall':
      return payment.status === 'success'
        ? i18n._({
            id: 'console.payment.recall.effect-arrived',
            message:
              'We ask the provider to take it back. If that works, {amount} of {fund} moves from Disbursed to Returned, the payee gets an email, and you can issue the payment again or cancel it. Until then nothing changes.',
            values,
          })
        : i18n._({
            id: 'console.payment.recall.effect',
            message:
              'We ask the provider to take it back. If that works, {amount} of {fund} moves from In transit to Obligated, the payee gets an email, and you can issue the payment again or cancel it. Until then nothing changes.',
            values,
          });
    case 'settleRecall':
      return payment.status === 'success'
        ? i18n._({
            id: 'console.payment.settle-recall.effect-arrived',
            message:
              'Its provider is no longer connected, so we cannot ask. If it took the payment back, {amount} of {fund} moves from Disbursed to Returned, the payee gets an email, and the payment can be issued again or canceled. If the payment stands, nothing moves.',
            values,
          })
        : i18n._({
            id: 'console.payment.settle-recall.effect',
            message:
              'Its provider is no longer connected, so we cannot ask. If it took the payment back, {amount} of {fund} moves from In transit to Obligated, the payee gets an email, and the payment can be issued again or canceled. If the payment stands, nothing moves.',
            values,
          });
    case 'settleStranded':
      return payment.status === 'initiated'
        ? i18n._({
            id: 'console.payment.settle-stranded.effect',
            message:
              'Its provider is no longer connected, so we cannot ask. If it arrived, {amount} of {fund} moves from In transit to Disbursed. If it was not paid, {amount} moves back to Obligated, and someone else can issue the payment again. The payee gets an email either way.',
            values,
          })
        : i18n._({
            id: 'console.payment.settle-stranded.effect-unanswered',
            message:
              'Its provider is no longer connected, so we cannot ask. If it arrived, {amount} of {fund} moves from Obligated to Disbursed. If it was not paid, {amount} stays obligated, and someone else can issue the payment again. The payee gets an email either way.',
            values,
          });
    case 'changeMethod':
      return i18n._({
        id: 'console.payment.change-method.effect',
        message: '{amount} stays obligated in {fund}. Only the way it is sent changes.',
        values,
      });
    case 'cancel':
      return payment.isReturned
        ? i18n._({
            id: 'console.payment.cancel.effect-returned',
            message: '{amount} of {fund} moves from Returned to Remaining. This cannot be undone.',
            values,
          })
        : i18n._({
            id: 'console.payment.cancel.effect',
            message: '{amount} of {fund} moves from Obligated to Remaining. This cannot be undone.',
            values,
          });
  }
}

export function doneText(i18n: I18n, act: PaymentAct): string {
  switch (act) {
    case 'hold':
      return i18n._({ id: 'console.payment.hold.done', message: 'The payment is on hold' });
    case 'release':
      return i18n._({ id: 'console.payment.release.done', message: 'The payment was released' });
    case 'reissue':
      return i18n._({ id: 'console.payment.reissue.done', message: 'The payment was issued again' });
    case 'recordExternal':
      return i18n._({ id: 'console.payment.record.done', message: 'The payment was recorded' });
    case 'undoExternal':
      return i18n._({ id: 'console.payment.undo.done', message: 'The record was undone' });
    case 'recall':
      return i18n._({
        id: 'console.payment.recall.done',
        message: 'The provider is being asked. The payment will say what came of it.',
      });
    case 'settleRecall':
    case 'settleStranded':
      return i18n._({ id: 'console.payment.settle-recall.done', message: 'The answer was recorded' });
    case 'changeMethod':
      return i18n._({ id: 'console.payment.change-method.done', message: 'The method was changed' });
    case 'cancel':
      return i18n._({ id: 'console.payment.cancel.done', message: 'The payment was canceled' });
  }
}

export function recallOutcomes(i18n: I18n): Record<SettledRecall, string> {
  return {
    stands: i18n._({
      id: 'console.payment.settle-recall.stands',
      message: 'It did not take the payment back',
    }),
    recalled: i18n._({ id: 'console.payment.settle-recall.recalled', message: 'It took the payment back' }),
  };
}

export function strandedOutcomes(i18n: I18n): Record<SettledPayment, string> {
  return {
    arrived: i18n._({ id: 'console.payment.settle-stranded.arrived', message: 'The payment arrived' }),
    notPaid: i18n._({
      id: 'console.payment.settle-stranded.not-paid',
      message: 'The payment was not made, and never will be',
    }),
  };
}

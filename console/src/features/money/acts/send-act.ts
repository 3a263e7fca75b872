import {
  CancelPaymentDocument,
  ChangePaymentMethodDocument,
  HoldPaymentDocument,
  type PaymentAct,
  type PaymentMethod,
  RecallPaymentDocument,
  ReissuePaymentDocument,
  ReleasePaymentDocument,
  type SettledPayment,
  type SettledRecall,
  SettleRecallDocument,
  SettleStrandedDocument,
  UndoExternalPaymentDocument,
} from '../../../gql/operations.ts';
import type { Request } from '../../../shared/api/request.ts';
import type { Outcome } from '../../../shared/api/use-act.ts';
import type { PaymentView } from './act-words.ts';

export interface ActDraft {
  /** A note or a reason, where the act takes one. */
  readonly text: string;
  /** None lets the payee choose. */
  readonly method: PaymentMethod | null;
  /** What a provider that we cannot ask said about a recall, or about a payment. */
  readonly outcome: SettledRecall;
  readonly fate: SettledPayment;
}

/** What one call and at most a note or a method does. */
export type PlainAct = Exclude<PaymentAct, 'recordExternal'>;

/** Asks the server to do something to a payment as it was seen. */
export async function sendAct(
  request: Request,
  act: PlainAct,
  { id, status, version }: PaymentView,
  { text, method, outcome, fate }: ActDraft,
): Promise<Outcome> {
  const paymentId = id;
  switch (act) {
    case 'hold':
      return (await request(HoldPaymentDocument, { input: { paymentId, note: text } })).holdPayment;
    case 'release':
      return (await request(ReleasePaymentDocument, { input: { paymentId } })).releasePayment;
    case 'reissue':
      return (await request(ReissuePaymentDocument, { input: { paymentId, seen: status } })).reissuePayment;
    case 'changeMethod':
      return (await request(ChangePaymentMethodDocument, { input: { paymentId, version, method } }))
        .changePaymentMethod;
    case 'recall':
      return (await request(RecallPaymentDocument, { input: { paymentId, seen: status, reason: text } }))
        .recallPayment;
    case 'settleRecall':
      return (
        await request(SettleRecallDocument, { input: { paymentId, seen: status, outcome, reason: text } })
      ).settleRecall;
    case 'settleStranded':
      return (
        await request(SettleStrandedDocument, {
          input: { paymentId, seen: status, outcome: fate, reason: text },
        })
      ).settleStranded;
    case 'undoExternal':
      return (
        await request(UndoExternalPaymentDocument, { input: { paymentId, seen: status, reason: text } })
      ).undoExternalPayment;
    case 'cancel':
      return (await request(CancelPaymentDocument, { input: { paymentId, seen: status, reason: text } }))
        .cancelPayment;
  }
}

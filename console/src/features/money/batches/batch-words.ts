import { formatAmount } from '@handrail/engine';
import type { I18n } from '@lingui/core';
import type { BatchFileKind, ImportBankFileMutation } from '../../../gql/operations.ts';
import type { Batch } from './use-batches.ts';

export type BankLine = NonNullable<ImportBankFileMutation['importBankFile']['lines']>[number];

export type BatchAct = 'approve' | 'release' | 'send' | 'confirm' | 'hold' | 'resume' | 'discard';

/** How people name a batch to each other and to the bank; the names of its files have the same. */
export function batchNumber({ id }: Pick<Batch, 'id'>): string {
  return id.slice(0, 8).toUpperCase();
}

export function stateText(i18n: I18n, state: Batch['state']): string {
  switch (state) {
    case 'open':
      return i18n._({ id: 'console.batch.state.open', message: 'Waiting for approval' });
    case 'approved':
      return i18n._({ id: 'console.batch.state.approved', message: 'Approved' });
    case 'released':
      return i18n._({ id: 'console.batch.state.released', message: 'Files ready' });
    case 'sent':
      return i18n._({ id: 'console.batch.state.sent', message: 'Sent to the bank' });
    case 'confirmed':
      return i18n._({ id: 'console.batch.state.confirmed', message: 'Paid' });
    case 'discarded':
      return i18n._({ id: 'console.batch.state.discarded', message: 'Canceled' });
  }
}

export function actText(i18n: I18n, act: BatchAct): string {
  switch (act) {
    case 'approve':
      return i18n._({ id: 'console.batch.approve', message: 'Approve' });
    case 'release':
      return i18n._({ id: 'console.batch.release', message: 'Release' });
    case 'send':
      return i18n._({ id: 'console.batch.send', message: 'Mark as sent' });
    case 'confirm':
      return i18n._({ id: 'console.batch.confirm', message: 'Confirm as paid' });
    case 'hold':
      return i18n._({ id: 'console.batch.hold', message: 'Put on hold' });
    case 'resume':
      return i18n._({ id: 'console.batch.resume', message: 'Resume' });
    case 'discard':
      return i18n._({ id: 'console.batch.discard', message: 'Cancel batch' });
  }
}

/** What an act does, before it is done. */
export function effectText(i18n: I18n, act: BatchAct, { itemCount, total }: Batch): string {
  const values = { count: itemCount, total: formatAmount(total) };
  switch (act) {
    case 'approve':
      return i18n._({
        id: 'console.batch.approve.effect',
        message:
          'Payments: {count}, {total} in total. Once you approve the batch, its files can be written. Nothing leaves yet.',
        values,
      });
    case 'release':
      return i18n._({
        id: 'console.batch.release.effect',
        message:
          'The files for the bank are written now, once: payments: {count}, {total} in total. After this, the batch can no longer be canceled.',
        values,
      });
    case 'send':
      return i18n._({
        id: 'console.batch.send.effect',
        message: 'Choose this once the bank has the files. Never give the same file to the bank twice.',
      });
    case 'confirm':
      return i18n._({
        id: 'console.batch.confirm.effect',
        message:
          'Choose this once the bank has paid. Every payment that did not come back counts as arrived, and payees are told. First read in what the bank returned.',
      });
    case 'hold':
      return i18n._({
        id: 'console.batch.hold.effect',
        message: 'Nobody can approve, release or send the batch until someone resumes it.',
      });
    case 'resume':
      return i18n._({
        id: 'console.batch.resume.effect',
        message: 'The batch goes on from where it stood.',
      });
    case 'discard':
      return i18n._({
        id: 'console.batch.discard.effect',
        message: 'No money moves. The payments wait for the next batch.',
      });
  }
}

export function doneText(i18n: I18n, act: BatchAct): string {
  switch (act) {
    case 'approve':
      return i18n._({ id: 'console.batch.approve.done', message: 'The batch was approved' });
    case 'release':
      return i18n._({ id: 'console.batch.release.done', message: 'The files are ready to download' });
    case 'send':
      return i18n._({ id: 'console.batch.send.done', message: 'The batch was marked as sent' });
    case 'confirm':
      return i18n._({
        id: 'console.batch.confirm.done',
        message: 'The batch was confirmed. Its payments are being marked as arrived.',
      });
    case 'hold':
      return i18n._({ id: 'console.batch.hold.done', message: 'The batch is on hold' });
    case 'resume':
      return i18n._({ id: 'console.batch.resume.done', message: 'The batch goes on' });
    case 'discard':
      return i18n._({ id: 'console.batch.discard.done', message: 'The batch was canceled' });
  }
}

export function fileText(i18n: I18n, kind: BatchFileKind): string {
  switch (kind) {
    case 'nacha':
      return i18n._({ id: 'console.batch.file.nacha', message: 'Download the NACHA file' });
    case 'checks':
      return i18n._({ id: 'console.batch.file.checks', message: 'Download the checks to print' });
    case 'positive_pay':
      return i18n._({ id: 'console.batch.file.positive', message: 'Download the positive pay file' });
    case 'zelle':
      return i18n._({ id: 'console.batch.file.zelle', message: 'Download the Zelle file' });
  }
}

export function outcomeText(i18n: I18n, { outcome, isFileDefect }: BankLine, isDryRun: boolean): string {
  if (isFileDefect && (outcome === 'fails' || outcome === 'returns'))
    return i18n._({
      id: 'console.bank-file.defect',
      message: 'The bank could not read our file: the payment comes back, and the payee is not to blame',
    });
  switch (outcome) {
    case 'settles':
      return isDryRun
        ? i18n._({ id: 'console.bank-file.settles', message: 'Will count as arrived' })
        : i18n._({ id: 'console.bank-file.settled', message: 'Counts as arrived' });
    case 'fails':
      return isDryRun
        ? i18n._({ id: 'console.bank-file.fails', message: 'Will be marked as failed' })
        : i18n._({ id: 'console.bank-file.failed', message: 'Was marked as failed' });
    case 'returns':
      return isDryRun
        ? i18n._({ id: 'console.bank-file.returns', message: 'Will be marked as returned' })
        : i18n._({ id: 'console.bank-file.returned', message: 'Was marked as returned' });
    case 'corrects':
      return i18n._({
        id: 'console.bank-file.corrects',
        message: 'The bank corrects the account: the payee is told, and their payments pause for a while',
      });
    case 'nothingToCorrect':
      return i18n._({
        id: 'console.bank-file.nothing-to-correct',
        message: 'The bank asks for a change that we have no use for: it is put on record',
      });
    case 'alreadyKnown':
      return i18n._({ id: 'console.bank-file.known', message: 'Known already: nothing changes' });
    case 'unknownPayment':
      return i18n._({
        id: 'console.bank-file.unknown',
        message: 'No such payment was sent from here: nothing changes',
      });
    case 'otherPayment':
      return i18n._({
        id: 'console.bank-file.other',
        message: 'Another payment than the one with this number: nothing changes',
      });
    case 'amountDiffers':
      return i18n._({
        id: 'console.bank-file.amount',
        message: 'The amount differs from what was sent: nothing changes',
      });
  }
}

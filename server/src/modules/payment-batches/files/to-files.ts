import { toBankingDate } from '@handrail/engine/payments';
import type { BankOrigin } from '../../../platform/context.ts';
import type { PayoutDestination } from '../../../ports/payouts.ts';
import { toCsv, toCsvAmount } from '../../../platform/to-csv.ts';
import type { NachaEntry } from '../nacha/nacha-file.ts';
import { NachaRefusal } from '../nacha/nacha-refusal.ts';
import { toAscii } from '../../../platform/to-ascii.ts';
import { writeNachaFile } from '../nacha/write-nacha-file.ts';
import type { BatchItem, FileKind, PaymentBatch } from '../payment-batch.ts';
import { toListReference, toReference } from './payment-reference.ts';

export interface Payable extends BatchItem {
  readonly destination: PayoutDestination;
  readonly payee: { readonly name: string; readonly email: string };
}

interface FileOrder {
  readonly origin: BankOrigin;
  readonly batch: Pick<PaymentBatch, 'id' | 'method' | 'effectiveDate'>;
  readonly payables: readonly Payable[];
  /** How many NACHA files were written on this banking date before. */
  readonly filesToday: number;
  readonly now: Date;
}

export interface WrittenFile {
  readonly kind: FileKind;
  readonly filename: string;
  readonly content: string;
}

/** What the bank gets for a batch. Check and Zelle files are lists that each bank maps to its own columns once. */
export function toFiles(order: FileOrder): WrittenFile[] {
  const { batch } = order;
  const name = (kind: FileKind, ending: string) =>
    `${kind}-${batch.effectiveDate}-${batch.id.slice(0, 8)}.${ending}`;
  if (batch.method === 'DirectDeposit')
    return [{ kind: 'nacha', filename: name('nacha', 'ach'), content: writeNacha(order) }];
  if (batch.method === 'Zelle')
    return [{ kind: 'zelle', filename: name('zelle', 'csv'), content: writeZelle(order) }];
  return [
    { kind: 'checks', filename: name('checks', 'csv'), content: writeChecks(order) },
    { kind: 'positive-pay', filename: name('positive-pay', 'csv'), content: writePositivePay(order) },
  ];
}

const modifiers = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

function writeNacha({ origin, batch, payables, filesToday, now }: FileOrder): string {
  const modifier = modifiers[filesToday];
  if (modifier === undefined) throw new NachaRefusal('A bank takes at most 36 files a day.');
  return writeNachaFile({
    ...{ origin, date: toBankingDate(now), time: timeOfDay(now), modifier },
    entries: payables.map((payable) => toEntry(payable, batch.effectiveDate)),
  });
}

function toEntry(payable: Payable, effectiveDate: string): NachaEntry {
  const { destination, sequence, amountCents, attemptId } = payable;
  if (destination.kind !== 'bankAccount')
    throw new NachaRefusal(`entry ${String(sequence)}: has no bank account`);
  const { accountType, routingNumber, accountNumber } = destination;
  return {
    ...{ sequence, amountCents, accountType, routingNumber, accountNumber, effectiveDate },
    reference: toReference(attemptId),
    entryClass: 'PPD',
    name: readableName(payable),
    isPrenote: false,
  };
}

function writeChecks({ batch, payables }: FileOrder): string {
  return toCsv([
    ['Check number', 'Date', 'Payee', 'Amount', 'Address line 1', 'Address line 2', 'City', 'State', 'ZIP'],
    ...payables.map((payable) => {
      const { destination, payee, sequence, amountCents } = payable;
      if (destination.kind !== 'address')
        throw new NachaRefusal(`check ${String(sequence)}: has no mailing address`);
      const { addressLine1, addressLine2 = '', city, state, zip } = destination.address;
      const head = [String(sequence), batch.effectiveDate, payee.name, toCsvAmount(amountCents)];
      return [...head, addressLine1, addressLine2, city, state, zip];
    }),
  ]);
}

/** The bank pays only checks that are on this list, with this amount and payee. */
function writePositivePay({ origin, batch, payables }: FileOrder): string {
  return toCsv([
    ['Account', 'Check number', 'Date', 'Amount', 'Payee', 'Action'],
    ...payables.map((payable) => {
      const { sequence, amountCents } = payable;
      const check = [String(sequence), batch.effectiveDate, toCsvAmount(amountCents)];
      return [origin.checkAccountNumber, ...check, readableName(payable), 'Issue'];
    }),
  ]);
}

function writeZelle({ payables }: FileOrder): string {
  return toCsv([
    ['Reference', 'Email', 'Name', 'Amount'],
    ...payables.map(({ destination, payee, sequence, amountCents, attemptId }) => {
      if (destination.kind !== 'email')
        throw new NachaRefusal(`payment ${String(sequence)}: has no email address`);
      return [
        toListReference({ sequence, attemptId }),
        destination.email,
        payee.name,
        toCsvAmount(amountCents),
      ];
    }),
  ]);
}

/** A name without a letter that banks can read gives way to the email address. */
function readableName({ payee }: Payable): string {
  return toAscii(payee.name) || toAscii(payee.email);
}

function timeOfDay(now: Date): string {
  const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...parts })
    .format(now)
    .replace(':', '');
}

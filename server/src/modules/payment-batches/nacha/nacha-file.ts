import type { AccountType } from '@handrail/engine';
import type { BankOrigin } from '../../../platform/context.ts';

/** PPD pays a person, CCD a business. */
export type EntryClass = 'PPD' | 'CCD';

/** Who sends the file to which bank; the bank assigns these. */
export type NachaOrigin = Omit<BankOrigin, 'checkAccountNumber'>;

export interface NachaEntry {
  /** Part of the trace number, by which a return names the entry. */
  readonly sequence: number;
  /** Our own short reference. */
  readonly reference: string;
  readonly entryClass: EntryClass;
  /** The day on which the money should arrive, as `2026-11-17`. */
  readonly effectiveDate: string;
  readonly accountType: AccountType;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly amountCents: number;
  readonly name: string;
  /** Tries out the account without money. */
  readonly isPrenote: boolean;
}

export interface NachaFile {
  readonly origin: NachaOrigin;
  /** In the time of the bank: `2026-11-17` and `0930`. */
  readonly date: string;
  readonly time: string;
  /** Tells the files of one day apart: A to Z, then 0 to 9. */
  readonly modifier: string;
  readonly entries: readonly NachaEntry[];
}

/** By which a return names an entry: the bank that sent it and the number that we gave it. */
export function toTraceNumber({ bankRoutingNumber }: NachaOrigin, sequence: number): string {
  return bankRoutingNumber.slice(0, 8) + String(sequence).padStart(7, '0');
}

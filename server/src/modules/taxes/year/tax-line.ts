import type { PayeeType, TaxBox } from '@handrail/engine/payments';

/** What one payee got in a tax year that belongs in one box of a form. */
export interface TaxLine {
  readonly payeeType: PayeeType;
  readonly payeeId: string;
  readonly box: TaxBox;
  /** What arrived in the year and was not returned. */
  readonly totalCents: number;
  readonly payments: number;
  /** The newest W-9 of the payee; of a vendor, what the register says, where it has the EIN and the address. */
  readonly taxForm: { readonly id: string | null; readonly tinLast4: string } | null;
  /** What a vendor's return would name: a keyed digest of their EIN, name and address. */
  readonly vendorIndex: Buffer | null;
  /** What the newest export says. */
  readonly exported: ExportedLine | null;
}

export interface ExportedLine {
  readonly amountCents: number;
  readonly taxFormId: string | null;
  /** What the return of a vendor named; null where that was not kept yet. */
  readonly vendorIndex: Buffer | null;
  /** The first export of a line is 1; what comes after it corrects it. */
  readonly number: number;
  readonly at: Date;
  /** When the export was made that this one corrects. */
  readonly replacedAt: Date | null;
}

export const taxLineStates = ['below', 'missingTin', 'ready', 'exported', 'correction'] as const;
export type TaxLineState = (typeof taxLineStates)[number];

/**
 * How a line stands. What was exported once is followed to the cent: a payment that came back since, one that arrived
 * late, another W-9, or another EIN, name or address of a vendor makes it a correction, also where the total is now below the threshold.
 */
export function toLineState(line: TaxLine, thresholdCents: number): TaxLineState {
  const { totalCents, taxForm, exported } = line;
  if (exported)
    return exported.amountCents === totalCents && isSameRecipient(line, exported) ? 'exported' : 'correction';
  if (totalCents < thresholdCents) return 'below';
  return taxForm ? 'ready' : 'missingTin';
}

function isSameRecipient({ taxForm, vendorIndex }: TaxLine, exported: ExportedLine): boolean {
  if (exported.vendorIndex) return vendorIndex?.equals(exported.vendorIndex) ?? false;
  return exported.taxFormId === (taxForm?.id ?? null);
}

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
  /** What the newest export says. */
  readonly exported: ExportedLine | null;
}

export interface ExportedLine {
  readonly amountCents: number;
  readonly taxFormId: string | null;
  /** The first export of a line is 1; what comes after it corrects it. */
  readonly number: number;
  readonly at: Date;
}

export const taxLineStates = ['below', 'missingTin', 'ready', 'exported', 'correction'] as const;
export type TaxLineState = (typeof taxLineStates)[number];

/**
 * How a line stands. What was exported once is followed to the cent: a payment that came back since, one that arrived
 * late, or another W-9 makes it a correction, also where the total is now below the threshold.
 */
export function toLineState(line: TaxLine, thresholdCents: number): TaxLineState {
  const { totalCents, taxForm, exported } = line;
  if (exported)
    return exported.amountCents === totalCents && exported.taxFormId === (taxForm?.id ?? null)
      ? 'exported'
      : 'correction';
  if (totalCents < thresholdCents) return 'below';
  return taxForm ? 'ready' : 'missingTin';
}

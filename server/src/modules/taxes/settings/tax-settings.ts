import type { YearThreshold } from '@handrail/engine/payments';

/** What a partner says about itself as a payer. */
export interface TaxSettings {
  /** Nine digits. */
  readonly ein: string | null;
  /** Where it is not the partner's name. */
  readonly payerName: string | null;
  /** Of the years that the product does not know, in order. */
  readonly thresholds: readonly YearThreshold[];
}

export const noTaxSettings: TaxSettings = { ein: null, payerName: null, thresholds: [] };

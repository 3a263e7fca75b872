import type { ClaimCode } from '@handrail/engine/payments';
import type { PayoutOrder, PayoutProvider, PayoutReport } from '../../ports/payouts.ts';
import type { VendorFault } from './vendor-server.ts';

/** A provider with the means to make it do everything that it can do, for the contract that all of them keep. */
export interface ProviderLab {
  readonly provider: PayoutProvider;
  /** An order that this provider pays. */
  readonly order: PayoutOrder;
  /** How many payments the provider has made or will make. */
  readonly count: () => Promise<number> | number;
  /** An order that is refused for good, and with which code. */
  readonly refused: readonly (readonly [order: PayoutOrder, code: ClaimCode])[];
  readonly settle: (key: string) => unknown;
  /** Sends the money back, and says with which code. */
  readonly giveBack: (key: string) => Promise<ClaimCode> | ClaimCode;
  /** What the provider reports about how a payment stands. */
  readonly report: (key: string, now: Date) => Promise<PayoutReport> | PayoutReport;
  /** The same report, with a signature that someone else made. */
  readonly forge: (report: PayoutReport) => PayoutReport;
  readonly close: () => Promise<void>;
}

/** A vendor with an API, and what can go wrong on the way to it. */
export interface VendorLab extends ProviderLab {
  /** What no log may show. */
  readonly secrets: readonly string[];
  readonly breakDown: (fault?: VendorFault) => void;
  /** Whether a payment can be taken back before it leaves. */
  readonly canRecall: boolean;
  /** Brings a payment to where it can be taken back; where nothing is said, it can be from the beginning. */
  readonly loseOnTheWay?: (key: string) => unknown;
  readonly report: (key: string, now: Date) => PayoutReport;
  /** A signed report about something else. */
  readonly reportOther: (now: Date) => PayoutReport;
}

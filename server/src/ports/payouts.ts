import type { AccountType } from '@handrail/engine';
import type { ClaimCode, ClaimMethod } from '@handrail/engine/payments';

/** One payment as a provider knows it: the key is ours, stored before the provider is asked, and always the same. */
export interface PayoutPlace {
  readonly partnerId: string;
  readonly key: string;
  readonly now: Date;
}

export interface PostalAddress {
  readonly addressLine1: string;
  readonly addressLine2?: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** Where the money goes. */
export type PayoutDestination =
  | {
      readonly kind: 'bankAccount';
      readonly accountType: AccountType;
      readonly routingNumber: string;
      readonly accountNumber: string;
    }
  | { readonly kind: 'address'; readonly address: PostalAddress }
  | { readonly kind: 'email'; readonly email: string };

export interface PayoutOrder extends PayoutPlace {
  readonly method: ClaimMethod;
  readonly amountCents: number;
  readonly payee: { readonly name: string; readonly email: string };
  readonly destination: PayoutDestination;
}

/** What comes of asking: taken, refused for good, or nobody knows. A timeout is never a refusal. */
export type SubmitOutcome =
  | { readonly kind: 'accepted'; readonly reference: string }
  | { readonly kind: 'refused'; readonly code: ClaimCode }
  | { readonly kind: 'unknown' };

/** What a provider says of a payment that it has: `failed` before the money arrived, `returned` after that. */
export type PayoutNews =
  | { readonly kind: 'accepted'; readonly reference: string }
  | { readonly kind: 'refused'; readonly code: ClaimCode }
  | { readonly kind: 'settled'; readonly reference: string }
  | { readonly kind: 'failed'; readonly reference: string; readonly code: ClaimCode }
  | { readonly kind: 'returned'; readonly reference: string; readonly code: ClaimCode };

/** `notFound`: the provider is sure that it was never asked for this key. */
export type LookUpOutcome = PayoutNews | { readonly kind: 'notFound' } | { readonly kind: 'unknown' };

export type RecallOutcome = 'recalled' | 'tooLate' | 'unknown';

/** What a provider reports by itself. */
export interface PayoutEvent {
  readonly id: string;
  readonly partnerId: string;
  readonly key: string;
  readonly news: PayoutNews;
}

/** A report as it came in: the body to the byte, because that is what is signed. */
export interface PayoutReport {
  readonly body: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** `ignored`: it is the provider's, and about nothing that concerns us. */
export type ReadReport = PayoutEvent | 'forged' | 'ignored';

export interface PayoutRange {
  readonly partnerId: string;
  readonly since: Date;
  readonly now: Date;
}

/** One payment as a provider's own list has it. */
export interface PayoutLine {
  readonly key: string;
  readonly reference: string;
  readonly amountCents: number;
  readonly kind: PayoutNews['kind'];
}

/** Pays people in some ways. Asking twice with one key pays once. */
export interface PayoutProvider {
  /** Kept with every attempt, and part of the address to which it reports. */
  readonly name: string;
  readonly methods: readonly ClaimMethod[];
  /** False where nobody can be asked what became of a payment, such as with files. */
  readonly isPolled: boolean;
  readonly submit: (order: PayoutOrder) => Promise<SubmitOutcome>;
  readonly lookUp: (place: PayoutPlace) => Promise<LookUpOutcome>;
  /** What its own books have since a moment, for the daily comparison; absent where the provider has no such list. */
  readonly list?: (range: PayoutRange) => Promise<readonly PayoutLine[]>;
  /** Takes a payment back that it has not sent yet; absent where a provider cannot. */
  readonly recall?: (place: PayoutPlace) => Promise<RecallOutcome>;
  /** In which ways of its own it can be asked to take a payment back; all of them where nothing is said. */
  readonly recallable?: readonly ClaimMethod[];
  /** Opens a report; nothing is believed that the provider did not sign. */
  readonly readReport: (report: PayoutReport, now: Date) => Promise<ReadReport>;
}

/** Every provider that is connected. */
export interface Payouts {
  /** What people can be paid with; nothing where no provider is connected. */
  readonly methods: readonly ClaimMethod[];
  readonly names: readonly string[];
  readonly polled: readonly string[];
  /** Those whose own books can be compared with ours. */
  readonly listed: readonly string[];
  /** The name of who pays in this way. */
  readonly nameFor: (method: ClaimMethod) => string;
  readonly submit: (provider: string, order: PayoutOrder) => Promise<SubmitOutcome>;
  readonly lookUp: (provider: string, place: PayoutPlace) => Promise<LookUpOutcome>;
  readonly list: (provider: string, range: PayoutRange) => Promise<readonly PayoutLine[]>;
  /** Whether a provider can be asked to take back what it pays in this way. */
  readonly canRecall: (provider: string, method: ClaimMethod) => boolean;
  readonly recall: (provider: string, place: PayoutPlace) => Promise<RecallOutcome>;
  readonly readReport: (provider: string, report: PayoutReport, now: Date) => Promise<ReadReport>;
}

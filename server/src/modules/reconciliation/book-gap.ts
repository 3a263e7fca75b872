/** How books can differ: within themselves, or from what the provider says. */
export type BookGapKind =
  | 'journal'
  | 'payments'
  | 'program'
  | 'amount'
  | 'notSent'
  | 'sentAnyway'
  | 'late'
  | 'notOurs';

/** One difference, as a comparison finds it. */
export interface Difference {
  readonly kind: BookGapKind;
  /** The same difference has the same subject whenever it is found. */
  readonly subject: string;
  readonly fundId: string | null;
  readonly paymentId?: string | undefined;
  readonly programId?: string | undefined;
  readonly reference?: string | undefined;
  /** What our books say, and what the other side says. */
  readonly ownCents?: number | undefined;
  readonly otherCents?: number | undefined;
}

/** A difference that someone has to look into. */
export interface BookGap {
  readonly id: string;
  readonly kind: BookGapKind;
  readonly fundId: string | null;
  readonly fundName: string | null;
  readonly paymentId: string | null;
  readonly paymentDisplayId: string | null;
  readonly caseId: string | null;
  readonly programName: string | null;
  readonly reference: string | null;
  readonly ownCents: number | null;
  readonly otherCents: number | null;
  readonly blocksFund: boolean;
  readonly foundAt: Date;
  readonly lastSeenAt: Date;
}

import type { Locale } from '../language/locale.ts';

/** What a form must know beside its answers; the engine has no clock and no session of its own. */
export interface FormSettings {
  /** The language of what the form says about its answers. */
  readonly locale: Locale;
  /** The day in the partner's zone, as 2026-11-15. */
  readonly today: string;
  readonly audience: 'applicant' | 'staff';
  readonly applicantType?: string;
  readonly applicantName?: string;
  readonly maxFundingCents?: number;
  /** What the person has given on screens of their own, apart from the answers. */
  readonly hasBankAccount?: boolean;
  readonly hasW9?: boolean;
  /** Whether a W9 is to be collected: its features are on and none was submitted. */
  readonly needsW9?: boolean;
  /** What earlier applications left of the limits that hold over all of them, by the key of the field. */
  readonly allowances?: Allowances;
}

/** What is left of a limit that holds over all of a person's applications. */
export interface Allowance {
  readonly left: number;
  readonly note?: string;
  readonly message: string;
}

/** Allowances by the key of the field that they limit. */
export type Allowances = Readonly<Record<string, Allowance>>;

import type { Answers } from '@handrail/engine';
import type { Case } from '../cases/index.ts';

/** What somebody filled in for a case, or is filling in. */
export interface Application {
  readonly id: string;
  readonly displayId: string;
  readonly case: Case;
  readonly programId: string;
  readonly submitterId: string;
  readonly applicantTypeId: string | null;
  readonly definitionKey: string;
  readonly definitionVersion: number;
  readonly answers: Answers;
  /** Counts the saves. */
  readonly revision: number;
  /** Where the person last was, as a path inside of the application. */
  readonly nextStep: string | null;
  readonly prefilled: Prefilled;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly submittedAt: Date | null;
}

/** For each key that was filled in beforehand, where its answer came from. */
export type Prefilled = Readonly<Record<string, PrefillSource>>;

export type PrefillSource =
  { readonly from: 'profile' } | { readonly from: 'application'; readonly submittedAt: string };

/** What was handed in at one time. */
export interface ApplicationVersion {
  readonly id: string;
  readonly number: number;
  readonly definitionVersion: number;
  readonly answers: Answers;
  readonly createdAt: Date;
}

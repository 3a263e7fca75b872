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
  /** How far it is, as the device that saved last worked it out; nothing before the first save. */
  readonly progress: ApplicationProgress | null;
  readonly prefilled: Prefilled;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly submittedAt: Date | null;
}

/** How far a draft is, to be shown where its answers are not opened. */
export interface ApplicationProgress {
  readonly completeCount: number;
  readonly sectionCount: number;
  /** The section to go on with; nothing once only the review is left. */
  readonly nextSection: string | null;
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

import type { Answers } from '@handrail/engine';
import type { Case } from '../cases/index.ts';
import type { Party } from '../parties/index.ts';
import type { DefinitionReference } from '../programs/index.ts';

/** What lists and rules know of an application without opening its answers. */
export interface ApplicationSummary extends DefinitionReference {
  readonly id: string;
  readonly displayId: string;
  readonly case: Case;
  /** Whom it is about; the submitter may be someone else. */
  readonly party: Party;
  readonly programId: string;
  readonly submitterId: string;
  readonly applicantTypeId: string | null;
  /** Counts the saves. */
  readonly revision: number;
  /** Where the person last was, as a path inside the application. */
  readonly nextStep: string | null;
  /** How far it is, as the device that saved last worked it out, or as it was when it began. */
  readonly progress: ApplicationProgress | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly submittedAt: Date | null;
}

/** What someone filled in for a case, or is filling in. */
export interface Application extends ApplicationSummary {
  readonly answers: Answers;
  readonly prefilled: Prefilled;
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
  | { readonly from: 'profile' }
  | { readonly from: 'client' }
  | { readonly from: 'application'; readonly submittedAt: string }
  | { readonly from: 'eligibility'; readonly checkedAt: string };

/** What was submitted at one time. */
export interface ApplicationVersion {
  readonly id: string;
  readonly number: number;
  readonly definitionVersion: number;
  readonly answers: Answers;
  readonly createdAt: Date;
}

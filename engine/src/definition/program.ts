import type { AnswerMigration } from './answer-migration.ts';
import type { Facts } from './facts.ts';
import type { HistoryRules } from './history.ts';
import type { IntroIcon, IntroPage } from './intro-page.ts';
import type { Section } from './section.ts';

/** The application form of a program, as plain JSON: what an applicant reads first, then what they are asked. */
export interface ProgramDefinition {
  readonly key: string;
  readonly version: number;
  readonly introPages: readonly IntroPage[];
  readonly sections: readonly Section[];
  readonly submissionScreen?: SubmissionScreen;
  /** Which of its fields tell what is known of whom an application is about. */
  readonly facts?: Facts;
  readonly history?: HistoryRules;
  /** How answers of earlier versions become answers of this one. */
  readonly migrations?: readonly AnswerMigration[];
  readonly overrides?: { readonly statuses?: readonly StatusOverride[] };
}

/** What is shown after submitting: what happens next. */
export interface SubmissionScreen {
  readonly title: string;
  readonly bullets: readonly SubmissionBullet[];
}

export interface SubmissionBullet {
  readonly key: string;
  readonly icon: IntroIcon;
  readonly title: string;
  readonly description: string;
}

/** A program's own words for one status of an application. */
export interface StatusOverride {
  readonly status: DisplayStatus;
  readonly label?: string;
  readonly message?: string;
  readonly action?: string;
  readonly referralMessage?: string;
}

export const displayStatuses = [
  'Application',
  'Approved',
  'AwaitingReview',
  'Denied',
  'InProgress',
  'InReview',
  'Incomplete',
  'Unknown',
  'WithdrawnClosed',
  'WithdrawnOpen',
] as const;
export type DisplayStatus = (typeof displayStatuses)[number];

import type {
  Authored,
  IntroPage,
  ReapplicationRule,
  SectionOutline,
  StatusOverride,
  Translations,
} from '@handrail/engine';
import type { ReviewStep } from '@handrail/engine/cases';
import type { ReportableAs } from '@handrail/engine/payments';
import type { ApplicantType, MailingAddress } from '../partners/index.ts';
import type { DefinitionReference } from './definition-reference.ts';

/** Assistance that a partner offers, with the form people fill in to ask for it. */
export interface Program extends DefinitionReference {
  readonly id: string;
  readonly name: string;
  readonly summary: string | Translations | null;
  readonly status: ProgramStatus;
  readonly heroImage: string | null;
  readonly features: readonly string[];
  readonly mailingAddress: MailingAddress | null;
  readonly maxFundingAmountCents: number | null;
  readonly expectedMinutes: number | null;
  readonly sortOrder: number;
  readonly config: ProgramConfig;
  readonly applicantTypes: readonly ProgramApplicantType[];
  readonly outline: DefinitionOutline;
}

/** What people see of a form before they open it. */
export interface DefinitionOutline {
  readonly introPages: Authored<readonly IntroPage[]>;
  /** The sections that applicants fill in. */
  readonly sections: Authored<readonly SectionOutline[]>;
  readonly statuses: Authored<readonly StatusOverride[]>;
}

export const programStatuses = ['Open', 'ReferralOnly', 'Closed'] as const;
export type ProgramStatus = (typeof programStatuses)[number];

/** Settings that only some programs have. */
export interface ProgramConfig {
  /** How many business days a decision usually takes, as people are told. */
  readonly decisionDays?: number;
  /** After how many days in which nobody does anything a case that waits for the applicant is withdrawn; never where it is not said. */
  readonly inactivityDays?: number;
  /** How many days an applicant has to submit again what was sent back; fourteen where it is not said. */
  readonly resubmissionDays?: number;
  readonly mailingAddressOverride?: MailingAddress;
  /** The steps between review and approval; every step where it is not said. */
  readonly reviewSteps?: readonly ReviewStep[];
  /** What staff work with, and applicants never get. */
  readonly review?: ReviewSettings;
  readonly reapplicationRules?: readonly ReapplicationRule[];
  readonly payments?: { readonly recurring?: RecurringPayments };
  readonly taxes?: ProgramTaxes;
  readonly overrides?: { readonly statuses?: Authored<readonly StatusOverride[]> };
}

/** The actions for which staff choose a reason. */
export const reasonedActions = ['denyCase', 'sendBack'] as const;
export type ReasonedAction = (typeof reasonedActions)[number];

export interface ReviewSettings {
  /** The usual reasons where it is not said. */
  readonly reasons?: Partial<Readonly<Record<ReasonedAction, readonly DecisionReason[]>>>;
  /** What must be ticked before a case is recommended or approved. */
  readonly checklist?: readonly ChecklistItem[];
  /** Whether cases in review can be put on a waiting list. */
  readonly waitingList?: boolean;
  /** What documents of this program usually are: suggested as labels, and as names of requested documents. */
  readonly documentLabels?: readonly string[];
}

/** A reason to choose from, and what the applicant will read. */
export interface DecisionReason {
  readonly label: string;
  readonly text: string | Translations;
}

export interface ChecklistItem {
  readonly key: string;
  readonly label: string;
}

export interface RecurringPayments {
  readonly amount: number;
  readonly pattern: string;
  readonly count: number;
  readonly totalAmount: number;
  readonly start?: string;
}

/** How its payments are reported to the IRS; where the partner has not chosen, they are not. */
export interface ProgramTaxes {
  readonly reportableAs: ReportableAs;
}

/** An applicant type that may apply, under the name this program gives it. */
export interface ProgramApplicantType {
  readonly applicantType: ApplicantType;
  readonly nameOverride: string | null;
}

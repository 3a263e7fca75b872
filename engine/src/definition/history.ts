/** Rules that look beyond one application, at what the same person submitted before; the server keeps them. */
export interface HistoryRules {
  readonly once?: readonly OnceRule[];
  readonly atMost?: readonly AtMostRule[];
  /** When someone may apply again, where the partner does not say otherwise; never, without rules. */
  readonly reapplication?: readonly ReapplicationRule[];
  /** Programs, by key, that a person is referred to once they have submitted this one. */
  readonly refersTo?: readonly string[];
  /** A submission is final: it is never sent back for changes. */
  readonly isFinal?: true;
  /** People who withdrew from one of these programs, by key, can no longer start this one. */
  readonly closedAfterWithdrawalFrom?: readonly string[];
}

/** Values that a person may submit once over all of these programs. */
export interface OnceRule {
  /** Where they stand: the key of a field, or of a part of a list's entries as `courses.name`. */
  readonly answerKeys: readonly string[];
  /** The field whose options name the values, where another one than theirs. */
  readonly labelledBy?: string;
  /** The programs, by key, whose applications count. */
  readonly programs: readonly string[];
  /** The message for a value that was submitted before; `{value}` is its label. */
  readonly message: string;
  readonly order?: OnceOrder;
}

/** The order in which the values have to come, each in an application of its own. */
export interface OnceOrder {
  readonly values: readonly string[];
  /** `{value}` is the label of the one that has to come first. */
  readonly message: string;
}

/** A number that may not exceed a limit when it is added up over all of a person's applications to these programs. */
export interface AtMostRule {
  /** The key of the field that has the number. */
  readonly answerKey: string;
  /** The programs, by key, whose applications count. */
  readonly programs: readonly string[];
  readonly limit: number;
  /** What people read above the question; `{left}` is what earlier applications left of the limit. */
  readonly note?: string;
  /** The message for a number that is larger than what is left; `{left}` is what is left. */
  readonly message: string;
}

export const reapplicationRuleTypes = [
  'MaxNumberOfApplications',
  'TimeSinceDecision',
  'NoReapplication',
  'NoneInProgress',
  'NoneInReview',
] as const;

/** One condition of applying again. */
export interface ReapplicationRule {
  readonly type: (typeof reapplicationRuleTypes)[number];
  readonly value: number;
  readonly unit?: string;
}

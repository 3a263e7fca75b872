/** A document that staff ask an applicant for beside the form. */
export interface DocumentRequest {
  readonly id: string;
  readonly caseId: string;
  /** Who is asked. */
  readonly applicantId: string;
  /** What is asked for. */
  readonly name: string;
  /** What else the applicant should know. */
  readonly words: string;
  /** By when, as YYYY-MM-DD where the partner is: a request, not a deadline. */
  readonly dueOn: string;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  /** When staff said that it is no longer needed. */
  readonly withdrawnAt: Date | null;
  /** What the applicant uploaded for it, oldest first, without what the scanner refused. */
  readonly documentIds: readonly string[];
  /** When the first of these came. */
  readonly answeredAt: Date | null;
}

export const mostNameCharacters = 80;
export const mostRequestWords = 600;

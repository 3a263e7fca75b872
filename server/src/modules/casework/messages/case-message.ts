import type { Document } from '../../documents/index.ts';

/** Something that an applicant and the staff wrote to each other about a case. */
export interface CaseMessage {
  readonly id: string;
  readonly content: string;
  readonly isFromStaff: boolean;
  readonly authorId: string;
  /** Their name, or else their email (P617). */
  readonly authorName: string | null;
  readonly createdAt: Date;
  /** When the other side read it. */
  readonly readAt: Date | null;
  readonly documents: readonly Document[];
}

/** With whom staff write about a case. */
export interface Conversation {
  readonly caseId: string;
  readonly applicantId: string;
}

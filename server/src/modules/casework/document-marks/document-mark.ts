/** What staff note about one document of a case; applicants never see it. */
export interface DocumentMark {
  readonly documentId: string;
  /** What it is, in the words of staff. */
  readonly label: string | null;
  readonly isPinned: boolean;
  readonly checkedBy: string | null;
  readonly checkedAt: Date | null;
}

export const mostLabelCharacters = 60;

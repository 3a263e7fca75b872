/** What a PDF of a submitted application says. */
export interface SubmissionSheet {
  readonly language: string;
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
  /** What identifies it, such as its number and when it was submitted. */
  readonly facts: readonly SheetLine[];
  readonly sections: readonly SheetSection[];
  /** At the foot of each page. */
  readonly foot: (page: number, pages: number) => string;
}

export interface SheetSection {
  readonly name: string;
  readonly questions: readonly { readonly title: string; readonly lines: readonly SheetLine[] }[];
}

export interface SheetLine {
  readonly label: string;
  readonly value: string;
}

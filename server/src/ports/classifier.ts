/** What a document may be called. */
export const documentLabels = [
  'Lease',
  'Pay stub',
  'ID',
  'Bank statement',
  'Utility bill',
  'Tax form',
  'Letter',
] as const;

export type DocumentLabel = (typeof documentLabels)[number];

export interface Classification {
  readonly label: string;
  /** From 0 to 1: how often such a guess is right. */
  readonly probability: number;
}

/** Guesses what a document is. */
export interface Classifier {
  /** Undefined when nothing speaks for any label. */
  readonly classify: (document: {
    readonly filename: string;
    readonly text: string;
  }) => Promise<Classification | undefined>;
}

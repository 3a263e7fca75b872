/** An uploaded file, as its readers see it. */
export interface Document {
  readonly id: string;
  readonly ownerId: string;
  readonly filename: string;
  readonly mimetype: string;
  readonly sizeBytes: number;
  readonly state: DocumentState;
  readonly hasPreview: boolean;
  readonly pageCount: number;
  readonly uploader: DocumentUploader | null;
  readonly pinned: boolean;
  readonly permanent: boolean;
  /** Whether something that was submitted names it; then it stays. */
  readonly isSubmitted: boolean;
  readonly prediction: Prediction | null;
  readonly createdAt: Date;
}

/** A document that was not scanned is unscanned, never clean. */
export const documentStates = ['received', 'scanning', 'unscanned', 'clean', 'rejected'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Whether its content may be looked at: once it was found clean, or where there is no scanner to find out. */
export function isOpenable(state: DocumentState, scanner: { readonly isConnected: boolean }): boolean {
  return state === 'clean' || (state === 'unscanned' && !scanner.isConnected);
}

/** Up to here the pages of a document can be looked at one by one; whoever needs more downloads it. */
const mostPagesShown = 200;

/** How many of its pages can be looked at. */
export function countShownPages(pageCount: number | null): number {
  return Math.min(pageCount ?? 1, mostPagesShown);
}

export interface DocumentUploader {
  /** Null for what the product itself made. */
  readonly id: string | null;
  readonly name: string;
}

export interface Prediction {
  readonly label: string;
  readonly probability: number;
}

export const accuracies = ['Yes', 'No', 'Unsure'] as const;
export type Accuracy = (typeof accuracies)[number];

export interface PredictionFeedback {
  readonly accurate: Accuracy;
  readonly preferredLabel: string | null;
}

/** The name under which the product itself brings documents; they stay (P326). */
export const systemUploader = 'System Generated';

/** What the product made itself cannot be removed, however its maker's name goes on. */
export function isPermanent(uploaderName: string): boolean {
  return uploaderName.includes(systemUploader);
}

/** Above this a guess is worth showing (P762). */
export const suggestionThreshold = 0.5;

/** What plain content is written to the temporary folder for. */
export const temporaryPurposes = ['upload', 'preview', 'demo'] as const;
export type TemporaryPurpose = (typeof temporaryPurposes)[number];

export const lockName = 'lock';

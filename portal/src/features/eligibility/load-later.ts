export type Later = typeof import('./later.ts');

/** What nobody needs before the first answer: results, what to do with them, and the links of mailed ones. */
export const loadLater = (): Promise<Later> => import('./later.ts');

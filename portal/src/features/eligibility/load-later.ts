/** What nobody needs before the first answer: results, what to do with them, and the links of mailed ones. */
export const loadLater = () => import('./later.ts');

export type Later = Awaited<ReturnType<typeof loadLater>>;

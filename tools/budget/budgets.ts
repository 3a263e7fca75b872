export interface Budget {
  readonly name: string;
  readonly app: string;
  /** The lazily loaded modules that this page needs besides the entry. */
  readonly routes: readonly string[];
  readonly scriptBytes: number;
  readonly styleBytes: number;
}

/** What a first visit may cost on the wire, compressed: a little less than the 100 KB and 8 KB we promise. */
export const budgets: readonly Budget[] = [
  {
    name: 'sign-in page',
    app: 'portal',
    routes: ['src/features/identity/pages.ts'],
    scriptBytes: 99_900,
    styleBytes: 6_000,
  },
];

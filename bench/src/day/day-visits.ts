/** Every request of the day by what it does; the rest of the bench speaks of them by these names. */
export const kinds = {
  list: 'read',
  open: 'read',
  status: 'read',
  counts: 'read',
  queue: 'read',
  search: 'read',
  case: 'read',
  answers: 'read',
  offers: 'read',
  start: 'write',
  save: 'write',
  upload: 'write',
  submit: 'write',
  signIn: 'write',
  session: 'write',
  link: 'write',
  review: 'write',
  decide: 'write',
  claim: 'write',
} as const satisfies Record<string, 'read' | 'write'>;

export type Kind = keyof typeof kinds;

/** What a person does next; only the one who does it knows which request that is. */
export type Step =
  | Exclude<Kind, 'start' | 'save' | 'upload' | 'submit' | 'review' | 'decide'>
  | 'fill'
  | 'work';

export type Role = 'applicant' | 'returner' | 'staff' | 'payee';

export interface VisitPlan {
  readonly role: Role;
  /** How often it happens, beside the others. */
  readonly weight: number;
  readonly secondsBetween: number;
  readonly steps: readonly Step[];
}

/** What people come for. Passwords are slow by design: about one request in a hundred checks one. */
export const visits = {
  fillOut: {
    ...{ role: 'applicant', weight: 30, secondsBetween: 8 },
    steps: ['list', 'open', 'fill', 'fill', 'fill', 'fill', 'fill', 'fill'],
  },
  lookUp: { role: 'applicant', weight: 12, secondsBetween: 5, steps: ['list', 'status'] },
  signIn: { role: 'returner', weight: 3, secondsBetween: 2, steps: ['signIn', 'session', 'list'] },
  askForLink: { role: 'applicant', weight: 3, secondsBetween: 1, steps: ['link'] },
  workCase: {
    ...{ role: 'staff', weight: 14, secondsBetween: 6 },
    steps: ['counts', 'queue', 'case', 'answers', 'work', 'queue'],
  },
  browseQueue: { role: 'staff', weight: 10, secondsBetween: 5, steps: ['counts', 'queue', 'search'] },
  claimMoney: {
    ...{ role: 'payee', weight: 0.6, secondsBetween: 5 },
    steps: ['signIn', 'session', 'offers', 'claim'],
  },
} as const satisfies Record<string, VisitPlan>;

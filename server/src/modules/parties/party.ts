export const partyKinds = ['person', 'business'] as const;
export type PartyKind = (typeof partyKinds)[number];

/** Whom a case is about: a person with an account, or the client of an advocate. */
export interface Party {
  readonly id: string;
  readonly kind: PartyKind;
  /** A client always has one; a person may not have given theirs yet. */
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** The account of a party who applies for themselves; null for a client. */
  readonly userId: string | null;
}

/** What an advocate says of a client whom they enter. */
export interface NewClient {
  readonly kind: PartyKind;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** As 1990-01-31. */
  readonly birthDate: string | null;
}

/** Whether someone else files for this party. */
export function isClient({ userId }: Pick<Party, 'userId'>): boolean {
  return userId === null;
}

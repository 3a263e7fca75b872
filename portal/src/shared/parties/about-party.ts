/** Whom an application is about, as pages speak of them. */
export interface PartyWords {
  readonly name: string | null;
  readonly isClient: boolean;
}

/** Wording for the person themselves, or about the client for the advocate who files for them. */
export function aboutParty(
  party: PartyWords | undefined,
  own: string,
  ofClient: (name: string) => string,
): string {
  return party?.isClient ? ofClient(party.name ?? 'the client') : own;
}

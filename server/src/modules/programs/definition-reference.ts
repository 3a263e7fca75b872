/** Who owns the forms that come with the product; no partner has this id. */
export const libraryOwner = '00000000-0000-0000-0000-000000000000';

/** Which form is meant: whose it is, its key, and its version. Programs and applications keep this. */
export interface DefinitionReference {
  /** A partner, or the library. */
  readonly definitionOwner: string;
  readonly definitionKey: string;
  readonly definitionVersion: number;
}

/** Whether a form belongs to the partner or to the library, which is for everyone. */
export function mayUseDefinition(
  partnerId: string,
  { definitionOwner }: Pick<DefinitionReference, 'definitionOwner'>,
): boolean {
  return definitionOwner === partnerId || definitionOwner === libraryOwner;
}

/** Where a browser fetches a form; the address names the content, so that it never changes. */
export function toDefinitionUrl(reference: DefinitionReference, checksum: string): string {
  const { definitionOwner, definitionKey, definitionVersion } = reference;
  return `/assets/definitions/${definitionOwner}/${definitionKey}/${definitionVersion}/${checksum}.json`;
}

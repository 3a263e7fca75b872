/** In what two cases can be alike, the strongest first. */
export const matchKinds = [
  'taxNumber',
  'bankAccount',
  'protectedNumber',
  'nameAndBirthDate',
  'phone',
  'address',
] as const;

export type MatchKind = (typeof matchKinds)[number];

export function isMatchKind(kind: string): kind is MatchKind {
  return (matchKinds as readonly string[]).includes(kind);
}

/** How to address a person who may not have told their name yet: then by what stands before the @ (P136). */
export function greetingName({
  name,
  email,
}: {
  readonly name: string | null;
  readonly email: string;
}): string {
  const givenName = name?.trim() ?? '';
  return givenName === '' || givenName.includes('@') ? (email.split('@')[0] ?? email) : givenName;
}

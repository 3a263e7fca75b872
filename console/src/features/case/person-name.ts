/** What to call someone: by name, or by email address until they gave one. */
export function personName({
  name,
  email,
}: {
  readonly name: string | null;
  readonly email: string;
}): string {
  return name ?? email;
}

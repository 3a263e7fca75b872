/** A message away from its field: with the name of the field, unless it begins with that. */
export function toNamedMessage(label: string, message: string): string {
  if (message.startsWith(label)) return message;
  const name = label.trim().replace(/[.:]$/, '');
  return /[?!]$/.test(name) ? `${name} ${message}` : `${name}: ${message}`;
}

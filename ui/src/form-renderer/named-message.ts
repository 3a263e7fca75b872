/** A message away from its field: with the name of the field, unless it begins with that. */
export function toNamedMessage(label: string, message: string): string {
  return message.startsWith(label) ? message : `${label}: ${message}`;
}

/** The key with which every sequence begins. */
const prefix = 'g';
const patienceMs = 1_500;

const read = new WeakMap<KeyboardEvent, string>();
let prefixedAt: number | undefined;

/** The key of an event, or both keys where the one before it began a sequence; every listener reads the same. */
export function readKeys(event: KeyboardEvent): string {
  const known = read.get(event);
  if (known !== undefined) return known;
  const isSecond = prefixedAt !== undefined && event.timeStamp - prefixedAt < patienceMs;
  const keys = isSecond ? `${prefix} ${event.key}` : event.key;
  prefixedAt = keys === prefix ? event.timeStamp : undefined;
  read.set(event, keys);
  return keys;
}

import type { KeyRing } from './key-ring.ts';

const MOST_KEYS = 1_000;
const rings = new WeakMap<KeyRing, Map<string, Buffer>>();

/** Remembers unwrapped data keys for the life of a key ring. What a key's name stands for never changes, so nothing goes stale. */
export async function rememberKey<Found extends Buffer | undefined>(
  ring: KeyRing,
  name: string,
  unwrap: () => Promise<Found> | Found,
): Promise<Buffer | Found> {
  const known = keysOf(ring);
  const key = known.get(name) ?? (await unwrap());
  if (!key) return key;

  known.delete(name);
  known.set(name, key);
  forgetLeastUsed(known);
  return key;
}

function keysOf(ring: KeyRing): Map<string, Buffer> {
  const known = rings.get(ring) ?? new Map<string, Buffer>();
  rings.set(ring, known);
  return known;
}

function forgetLeastUsed(known: Map<string, Buffer>): void {
  if (known.size <= MOST_KEYS) return;
  const [leastUsed] = known.keys();
  if (leastUsed !== undefined) known.delete(leastUsed);
}

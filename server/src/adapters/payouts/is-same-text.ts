import { timingSafeEqual } from 'node:crypto';

/** Compares signatures without telling by its time how much of one was right. */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

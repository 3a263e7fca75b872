import { createHash } from 'node:crypto';

/** The share of sessions that analytics sees. */
export const sessionSampleRate = 0.05;

/**
 * Decides whether a session counts. All views of one page load share one fate when they carry its id; without an
 * id each view is decided by chance, which keeps the totals right but not the paths.
 */
export function isSessionSampled(
  pageLoadId: string | undefined,
  random: () => number = Math.random,
): boolean {
  return (pageLoadId === undefined ? random() : toFraction(pageLoadId)) < sessionSampleRate;
}

function toFraction(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}

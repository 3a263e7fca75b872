import { describe, expect, it } from 'vitest';
import { isSessionSampled } from './session-sampling.ts';

describe('isSessionSampled', () => {
  it('takes 5 % of sessions, always the same ones [P776]', () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => `page-load-${String(index)}`);
    const sampled = ids.filter((id) => isSessionSampled(id));

    expect(sampled.length / ids.length).toBeGreaterThan(0.045);
    expect(sampled.length / ids.length).toBeLessThan(0.055);
    expect(ids.filter((id) => isSessionSampled(id))).toEqual(sampled);
  });

  it('decides by chance without an id [P776]', () => {
    expect(isSessionSampled(undefined, () => 0.0499)).toBe(true);
    expect(isSessionSampled(undefined, () => 0.05)).toBe(false);
  });
});

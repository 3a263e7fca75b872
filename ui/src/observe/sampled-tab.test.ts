import { beforeEach, describe, expect, it } from 'vitest';
import { isSampledTab } from './sampled-tab.ts';

beforeEach(() => {
  sessionStorage.clear();
});

describe('isSampledTab', () => {
  it.each([
    [0.0499, true],
    [0.05, false],
  ])('draws a tab with the number %d: %s, and only once [P776]', (number, isSampled) => {
    expect(isSampledTab(() => number)).toBe(isSampled);
    expect(isSampledTab(() => 1 - number)).toBe(isSampled);
  });
});

import { describe, expect, it } from 'vitest';
import { isFeatureOn } from './is-feature-on.ts';

describe('isFeatureOn', () => {
  it.each([
    { features: ['resubmission-requests'], flag: { enabled: true }, on: true },
    { features: ['resubmission-requests'], flag: { enabled: false }, on: false },
    { features: ['resubmission-requests'], flag: { enabled: false, isDefault: true as const }, on: true },
    { features: [], flag: { enabled: true }, on: false },
    { features: ['hide-password-signin'], flag: { enabled: true }, on: false },
  ])('lets the partner govern and a flag only switch off: $features with $flag is $on [P628]', (row) => {
    expect(isFeatureOn(row.features, 'resubmission-requests', row.flag)).toBe(row.on);
  });
});

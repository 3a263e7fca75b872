import { describe, expect, it } from 'vitest';
import { createRecordingPorts } from '../../testing/recording-ports.ts';
import { isFeatureOn, listFeaturesOn } from './features-on.ts';

const off = { enabled: false };
const unset = { enabled: false, isDefault: true } as const;

function buildVisit(value: { enabled: boolean; isDefault?: true }) {
  return { ports: { ...createRecordingPorts(), flags: { evaluate: () => Promise.resolve(value) } } };
}

describe('a feature that also exists as a flag', () => {
  it.each([
    { features: ['hide-password-signin'], value: { enabled: true }, on: true },
    { features: ['hide-password-signin'], value: off, on: false },
    { features: ['hide-password-signin'], value: unset, on: true },
    { features: [], value: { enabled: true }, on: false },
  ])('is the partner’s to switch on, and the flag’s to switch off: $features, $value [P628]', async (row) => {
    const partner = { id: 'p', features: row.features };
    expect(await isFeatureOn(buildVisit(row.value), partner, 'hide-password-signin')).toBe(row.on);
  });

  it('leaves features without a flag alone [P628]', async () => {
    const partner = { id: 'p', features: ['w9', 'resubmission-requests', 'hide-partner-redirect'] };
    expect(await listFeaturesOn(buildVisit(off), partner)).toEqual(['w9']);
  });
});

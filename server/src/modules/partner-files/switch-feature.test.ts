import { describe, expect, it } from 'vitest';
import { readAudit } from '../../testing/read-audit.ts';
import { buildFile, usePartnerFiles } from '../../testing/worlds/partner-files.ts';
import { readPartnerFile, switchFeature } from './index.ts';

const { apply, enter } = usePartnerFiles();

describe('a feature', () => {
  it.each([
    'employee-authentication',
    'hide-password-signin',
    'hide-partner-redirect',
    'documents-classify',
    'w9',
    'applicant-comments',
    'resubmission-requests',
    'referral-programs',
  ])('can be on for a partner and for one program alone: %s [P619]', async (feature) => {
    const file = buildFile();
    await apply(file);
    const ctx = await enter(file.id);
    await switchFeature(ctx, { feature, isOn: true });
    await switchFeature(ctx, { feature, isOn: true, program: 'Heat Help' });
    const now = await readPartnerFile(ctx);
    expect(now.features).toContain(feature);
    expect(now.programs?.find(({ name }) => name === 'Heat Help')?.features).toContain(feature);

    await switchFeature(ctx, { feature, isOn: false, program: 'Heat Help' });
    const { programs } = await readPartnerFile(ctx);
    expect(programs?.find(({ name }) => name === 'Heat Help')?.features ?? []).not.toContain(feature);
  });

  it('is switched for a partner and for one of its programs', async () => {
    const file = buildFile();
    await apply(file);
    const ctx = await enter(file.id);
    await switchFeature(ctx, { feature: 'w9', isOn: true });
    await switchFeature(ctx, { feature: 'claim-funds', isOn: false });
    await switchFeature(ctx, { feature: 'w9', isOn: true, program: 'Heat Help' });

    const now = await readPartnerFile(ctx);
    expect(now.features).toEqual(['resubmission-requests', 'applicant-payments', 'direct-deposit', 'w9']);
    await expect(switchFeature(ctx, { feature: 'w9', isOn: false })).rejects.toThrow(
      'Program "Heat Help" still has "w9". Switch it off there first.',
    );
    expect(now.programs?.[1]?.features).toEqual(['w9']);
    await expect(switchFeature(ctx, { feature: 'check', isOn: true, program: 'Heat Help' })).rejects.toThrow(
      'Program "Heat Help" has the feature "check", which is off for the partner',
    );

    const acts = await readAudit(ctx);
    await switchFeature(ctx, { feature: 'w9', isOn: true });
    expect(await readAudit(ctx)).toEqual(acts);
    await expect(switchFeature(ctx, { feature: 'teleport', isOn: true })).rejects.toThrow(
      'There is no feature "teleport". Allowed: applicant-comments,',
    );
  });
});

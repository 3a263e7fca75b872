import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { buildPartnerDraft, insertPartner } from '../../testing/builders/insert-partner.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { listActions, readAudit } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { findPartner } from './find-partner.ts';
import { listPartnerApplicantTypes } from './list-partner-applicant-types.ts';
import { savePartner } from './save-partner.ts';

const database = useTestDatabase();

describe('savePartner', () => {
  it('saves everything a partner sets, for anyone to read', async () => {
    const ctx = buildSystemContext(database());
    const draft = buildPartnerDraft({
      mailingAddress: { addressLine1: '1 Pier', city: 'Bayview', state: 'CA', zip: '94124' },
      whitelabeling: { logo: '/assets/a.svg', platformName: 'Aid', brandColor: '#0b6e4f', favicon: null },
      features: ['claim-funds', 'w9'],
      channels: ['email', 'sms'],
      applicantTypeRoles: { THIRD_PARTY: { description: 'I help students.' } },
      passwordPolicy: 'nist15',
      defaultLocale: 'en',
    });
    await savePartner(ctx, draft);

    const { applicantTypes, ...settings } = draft;
    expect(await findPartner(buildContext(database()), draft.externalId)).toEqual({
      id: ctx.partnerId,
      ...settings,
    });
    expect(await listPartnerApplicantTypes(ctx)).toMatchObject(applicantTypes);
  });

  it('changes nothing when the same is saved again', async () => {
    const ctx = buildSystemContext(database());
    const draft = buildPartnerDraft();
    await savePartner(ctx, draft);
    const types = await listPartnerApplicantTypes(ctx);
    await savePartner(ctx, draft);

    expect(await listActions(ctx)).toEqual(['savePartner']);
    expect(await listPartnerApplicantTypes(ctx)).toEqual(types);
  });

  it('records what was and what is', async () => {
    const ctx = buildSystemContext(database());
    const draft = buildPartnerDraft({ name: 'Before' });
    await savePartner(ctx, draft);
    await savePartner(ctx, { ...draft, name: 'After' });
    expect((await readAudit(ctx)).at(-1)).toMatchObject({
      previous: { name: 'Before' },
      next: { name: 'After' },
    });
  });

  it('refuses faults without saving anything', async () => {
    const ctx = buildSystemContext(database());
    const draft = buildPartnerDraft({ externalId: 'graphql' });
    await expect(savePartner(ctx, draft)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      texts: ['externalId "graphql" is reserved'],
    });
    expect(await findPartner(ctx, 'graphql')).toBeUndefined();
  });

  it('lets an admin save, but neither a case worker nor a visitor', async () => {
    const draft = buildPartnerDraft();
    const { id } = await insertPartner(database(), { id: randomUUID(), ...draft });
    for (const [role, saves] of [
      ['admin', true],
      ['caseWorker', false],
      ['fiscal', false],
    ] as const) {
      const user = await insertStaff(database(), id, { role });
      const { actor } = await insertSession(database(), id, user);
      const saving = savePartner(buildContext(database(), { partnerId: id, actor }), {
        ...draft,
        name: role,
      });
      if (saves) expect(await saving).toMatchObject({ name: role });
      else await expect(saving).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const visitor = buildContext(database(), { partnerId: id });
    await expect(savePartner(visitor, draft)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it("cannot take another partner's external id", async () => {
    const other = await insertPartner(database());
    const ctx = buildSystemContext(database());
    await expect(savePartner(ctx, buildPartnerDraft({ externalId: other.externalId }))).rejects.toThrow();
    expect(await findPartner(ctx, other.externalId)).toMatchObject({ id: other.id });
  });
});

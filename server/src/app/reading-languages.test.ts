import { listPlainWords, addPseudoLanguage } from '@handrail/engine/pseudo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remindUnfinished } from '../modules/applications/index.ts';
import { createApplication } from '../modules/applications/starting/create-application.ts';
import { saveNoticeTemplate } from '../modules/notifications/index.ts';
import { readLocale } from '../platform/http/read-locale.ts';
import { buildApi } from '../testing/api/build-api.ts';
import { buildApplicantWorld } from '../testing/builders/applicant-world.ts';
import { insertSession } from '../testing/builders/insert-session.ts';
import { insertUser } from '../testing/builders/insert-user.ts';
import { buildSystemContext } from '../testing/builders/system-context.ts';
import { deliverMails } from '../testing/deliver-mails.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { schema } from './schema.ts';

addPseudoLanguage();

const database = useTestDatabase();
const summary = { en: 'Help with rent', pseudo: '⟦Ħéļþ⟧' };
const query = `query Test($externalId: NonEmptyString!) {
  partners(filter: { externalId: $externalId }) { nodes { programs { summary } } } }`;
const refused = `mutation Test { submitApplication(input: { id: "0c9f6f0e-52a5-4d0c-8b5f-1c5e5c0b1a11" }) {
  metadata { message } } }`;

let api: Awaited<ReturnType<typeof buildApi>>;
beforeAll(async () => {
  api = await buildApi(database(), schema);
});
afterAll(() => api.close());

/** A partner whose language is one thing and a person whose language is another. */
async function buildReader({ own, partner = 'en' }: { own?: string; partner?: string }) {
  const world = await buildApplicantWorld(database(), { name: 'Ω', summary });
  const { partnerId, clock } = world;
  const system = buildSystemContext(database(), { partnerId, clock });
  const { ctx, user } = await world.signIn({ name: 'Α Β' });
  const externalId = await system.db.transaction(async (tx) => {
    await tx
      .updateTable('users')
      .set({ locale: own ?? null })
      .where('id', '=', user.id)
      .execute();
    const profile = await tx
      .updateTable('partner_profiles')
      .set({ default_locale: partner })
      .returning('external_id')
      .executeTakeFirstOrThrow();
    return profile.external_id;
  });
  const session = await insertSession(database(), partnerId, user);
  const remind = async () => {
    await createApplication(ctx, { programId: world.programId });
    clock.moveBy({ hours: 24 * 4 });
    await remindUnfinished.run(system);
    const mails = await deliverMails(system);
    return mails.find(({ to }) => to === user.email);
  };
  return { partnerId, externalId, system, session, remind };
}

describe('the language of a visit', () => {
  it.each([
    ['their own', { own: 'pseudo' }, true],
    ['that of the partner, where they chose none', { partner: 'pseudo' }, true],
    ['their own before that of the partner', { own: 'en', partner: 'pseudo' }, false],
  ])('is for a person with a session %s', async (_which, languages, isPseudo) => {
    const { session } = await buildReader(languages);

    const { text } = await api.call({ query: refused }, session);
    const { data } = JSON.parse(text) as { data: { submitApplication: { metadata: { message: string } } } };
    expect(listPlainWords(data.submitApplication.metadata.message).length === 0).toBe(isPseudo);
  });

  it('is for a visitor the one that the page names, and never what a browser lists by itself', () => {
    expect(readLocale({ headers: { 'accept-language': 'en' } })).toBe('en');
    expect(readLocale({ headers: { 'accept-language': 'pseudo' } })).toBe('en');
    expect(readLocale({ headers: { 'accept-language': 'es-MX,es;q=0.9' } })).toBe('en');
    expect(readLocale({ headers: {} })).toBe('en');
  });
});

describe('texts of a partner', () => {
  it.each([
    [{ own: 'pseudo' }, summary.pseudo],
    [{ own: 'en' }, summary.en],
  ])('are read in the language of the reader: %j', async (languages, expected) => {
    const { session, externalId } = await buildReader(languages);

    const { text } = await api.call({ query, variables: { externalId } }, session);
    expect(text).toContain(JSON.stringify(expected));
  });
});

describe('a mail', () => {
  it('is written in the language of whom it is for', async () => {
    const { remind } = await buildReader({ own: 'pseudo' });

    const mail = await remind();
    expect(listPlainWords(mail?.subject ?? 'none')).toEqual([]);
    expect(mail?.html).toContain('<html lang="pseudo">');
  });

  it('is written in English for someone who reads English at a partner of another language', async () => {
    const { remind } = await buildReader({ own: 'en', partner: 'pseudo' });

    expect((await remind())?.subject).toBe('Your application for Ω is waiting for you');
  });

  it("has the partner's words of that language, and never those of another", async () => {
    const template = { subject: 'Ñöţîçé {{programName}}', body: 'Γ {{programName}}' };
    const [reader, other] = [await buildReader({ own: 'pseudo' }), await buildReader({ own: 'en' })];
    for (const { system } of [reader, other]) {
      await saveNoticeTemplate(system, 'application-unfinished', template, 'pseudo');
    }

    expect((await reader.remind())?.subject).toBe('Ñöţîçé Ω');
    expect((await other.remind())?.subject).toBe('Your application for Ω is waiting for you');
  });
});

describe('someone new', () => {
  it('has chosen no language', async () => {
    const { partnerId } = await buildReader({});
    expect((await insertUser(database(), partnerId)).locale).toBeNull();
  });
});

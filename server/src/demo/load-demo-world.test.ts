import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatCents, renderCopy } from '@handrail/engine';
import { catalogue, listTexts } from '@handrail/programs';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyPartnerFile, parsePartnerFile, readPartnerFile } from '../modules/partner-files/index.ts';
import { publishLibrary } from '../modules/programs/index.ts';
import { withDatabaseLock } from '../platform/db/with-database-lock.ts';
import { buildContext } from '../testing/build-context.ts';
import { readAudit } from '../testing/read-audit.ts';
import { runOperation } from '../testing/api/run-operation.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import type { UserTenant } from '../modules/users/index.ts';
import { demoPassword, listDemoAccounts } from './demo-accounts.ts';
import { demoId } from './demo-id.ts';
import { demoPartners } from './demo-partners.ts';
import { loadDemoWorld } from './load-demo-world.ts';

const database = useTestDatabase();

/** An amount that people are promised in all, and not by the month. */
const promise = /up to (\$[\d,]*\d)(?![\d,]| a month)/g;

async function load() {
  const system = buildContext(database(), { actor: { kind: 'system', name: 'start' } });
  await withDatabaseLock(database().ownerUrl, 'content', (owner) => publishLibrary(owner, catalogue));
  await loadDemoWorld(system);
  return system;
}

describe('loadDemoWorld', () => {
  beforeAll(async () => {
    await load();
  });

  it('changes nothing the second time', async () => {
    const system = await load();
    const before = await Promise.all(
      demoPartners.map(({ externalId }) => readAudit(system.enter(demoId(externalId)))),
    );

    await load();

    const after = await Promise.all(
      demoPartners.map(({ externalId }) => readAudit(system.enter(demoId(externalId)))),
    );
    expect(after).toEqual(before);
    expect(before.every((acts) => acts.length > 0)).toBe(true);
  });

  it.each(demoPartners.map(({ externalId }) => externalId))(
    'exports %s as a file that changes nothing when it is applied',
    async (externalId) => {
      const system = buildContext(database(), { actor: { kind: 'system', name: 'command line' } });
      const file = parsePartnerFile(await readPartnerFile(system.enter(demoId(externalId))));
      expect(await applyPartnerFile(system, file, { isDryRun: false })).toEqual({
        isNew: false,
        changes: [],
        leftAlone: [],
      });
    },
  );

  it.each(demoPartners.map((partner) => [partner.externalId, partner] as const))(
    'lets everyone of %s sign in with the demo password on a page that has a password field',
    async (externalId, partner) => {
      const visitor = buildContext(database(), { partnerId: demoId(externalId) });
      // The tenants that the password pages of the portal and of the console use.
      const tenants: Partial<Record<UserTenant, string>> = { applicant: 'applicants', staff: 'staff' };

      for (const { tenant, email } of listDemoAccounts(partner)) {
        const input = {
          partnerId: demoId(externalId),
          tenantId: `${externalId}-${tenants[tenant] ?? 'none'}`,
          email,
          password: demoPassword,
        };
        const { data } = await runOperation(
          visitor,
          'mutation SignIn($input: SignInWithPasswordInput!) { signInWithPassword(input: $input) { metadata { status } } }',
          { input },
        );
        expect(data, email).toEqual({ signInWithPassword: { metadata: { status: 200 } } });
      }
    },
  );

  it('offers beside a form every program that the form refers people to [Q032]', () => {
    const promised = demoPartners.flatMap(({ externalId, programs }) =>
      programs.flatMap(({ definitionKey }) =>
        (catalogue.find(({ key }) => key === definitionKey)?.history?.refersTo ?? [])
          .filter((key) => !programs.some((other) => other.definitionKey === key))
          .map((key) => `${externalId} does not offer ${key}`),
      ),
    );
    expect(promised).toEqual([]);
  });

  it('offers every form of the catalogue to everyone', () => {
    const open = demoPartners.flatMap(({ programs }) =>
      programs.filter(({ status }) => status === undefined),
    );
    const offered = new Set(open.map(({ definitionKey }) => definitionKey));
    expect(catalogue.map(({ key }) => key).filter((key) => !offered.has(key))).toEqual([]);
  });

  it.each(
    demoPartners.flatMap(({ externalId, programs }) =>
      programs.map((program) => [externalId, program.name, program] as const),
    ),
  )(
    'names one amount for %s: %s, on the card and on its first pages',
    (_partner, _name, { definitionKey, maxFundingAmountCents: most }) => {
      const definition = catalogue.find(({ key }) => key === definitionKey);
      if (!definition || most === undefined) return;
      const intro = listTexts(definition).filter(({ id }) => id.startsWith('intro.'));
      const amounts = intro.flatMap(({ text }) =>
        [...renderCopy(text, { locale: 'en', maxAmount: most }).matchAll(promise)].map(
          ([, amount]) => amount,
        ),
      );
      expect(
        amounts.filter((amount) => amount?.replace(',', '') !== formatCents(most).replace(',', '')),
      ).toEqual([]);
    },
  );

  it('promises a housing voucher of up to $10,000 [Q251]', () => {
    const voucher = demoPartners
      .find(({ externalId }) => externalId === 'empire-housing')
      ?.programs.find(({ definitionKey }) => definitionKey === 'housing-voucher');
    const [text] = listTexts(catalogue.find(({ key }) => key === 'housing-voucher')!).filter(
      ({ id }) => id === 'intro.welcome.body',
    );
    expect(renderCopy(text!.text, { locale: 'en', maxAmount: voucher!.maxFundingAmountCents! })).toContain(
      'It pays up to $10,000 for a home.',
    );
  });

  it.each(demoPartners.map(({ externalId }) => externalId))('has a logo and an icon for %s', (externalId) => {
    for (const name of [`${externalId}.svg`, `${externalId}-icon.svg`]) {
      const file = fileURLToPath(new URL(`../../demo-images/${name}`, import.meta.url));
      expect(readFileSync(file, 'utf8')).toContain('<svg');
    }
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fingerprintOf } from '../modules/sso/index.ts';
import { buildProvider } from '../testing/saml/identity-provider.ts';
import { type BarePartner, insertBarePartner, useTrustWorld } from '../testing/worlds/trust-world.ts';
import { commands } from './commands.ts';
import { runCommandLine } from './run-command-line.ts';

const world = useTrustWorld();
const provider = buildProvider();
let partner: BarePartner;
let file: string;

beforeAll(async () => {
  partner = await insertBarePartner(world().database);
  file = join(world().dataDir, 'provider.xml');
  writeFileSync(file, provider.metadata);
  await handrail('keys', 'create');
});

describe('an operator', () => {
  it('connects the identity provider of a tenant, and looks at it', async () => {
    const set = ['sso', 'set', partner.externalId, '--tenant', 'advocate', '--metadata', file];
    expect(await handrail(...set, '--name', 'Employer Login')).toEqual({
      code: 0,
      printed: 'People in the advocate tenant now sign in at https://idp.example/saml.',
      complained: '',
    });

    const base = `https://aid.example/${partner.externalId}/identity/beam/saml`;
    const staffBase = `https://aid.example/partner/${partner.externalId}/identity/saml`;
    expect((await handrail('sso', 'show', partner.partnerId)).printed.split('\n')).toEqual([
      'advocate: https://idp.example/saml, called "Employer Login"',
      `  certificate ${fingerprintOf(provider.certificate)}`,
      `  our entity id and metadata: ${base}/metadata`,
      `  our reply address: ${base}/acs`,
      'staff: no identity provider',
      `  our entity id and metadata: ${staffBase}/metadata`,
      `  our reply address: ${staffBase}/acs`,
    ]);
  });

  it('switches a provider off', async () => {
    const set = ['sso', 'set', partner.externalId, '--tenant', 'staff', '--metadata', file];
    await handrail(...set, '--enabled', 'off');
    expect((await handrail('sso', 'show', partner.externalId)).printed).toContain(
      'staff: https://idp.example/saml, called "single sign-on", off',
    );
  });

  it.each([
    [['sso', 'set'], 2, 'Give the partner, --tenant advocate or staff, and --metadata with a file.'],
    [['sso', 'show'], 2, 'Give the partner.'],
    [['sso', 'show', 'nobody'], 1, 'There is no partner with the id or external id nobody'],
  ])('is told what is wrong with %j', async (words, code, complained) => {
    expect(await handrail(...words)).toEqual({ code, printed: '', complained });
  });

  it('is told what is wrong with a file', async () => {
    const broken = join(world().dataDir, 'broken.xml');
    writeFileSync(broken, '<a/>');
    const set = ['sso', 'set', partner.externalId, '--tenant', 'staff', '--metadata', broken];
    expect(await handrail(...set)).toMatchObject({
      code: 1,
      complained: 'The metadata must describe one provider: its root is not EntityDescriptor',
    });
  });
});

async function handrail(...words: string[]) {
  const { database, dataDir } = world();
  const printed: string[] = [];
  const complained: string[] = [];
  const code = await runCommandLine(commands, words, {
    env: {
      NODE_ENV: 'test',
      PUBLIC_URL: 'https://aid.example',
      DATA_DIR: dataDir,
      DATABASE_URL: database.ownerUrl,
      LOG_LEVEL: 'warn',
    },
    print: (line) => printed.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, printed: printed.join('\n'), complained: complained.join('\n') };
}

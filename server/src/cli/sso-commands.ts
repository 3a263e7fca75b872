import { readFileSync } from 'node:fs';
import {
  findIdentityProvider,
  fingerprintOf,
  saveIdentityProvider,
  type StoredTenant,
  toServiceProvider,
} from '../modules/sso/index.ts';
import { type Command, exitCodes } from './command.ts';
import { getPartnerId } from './get-partner-id.ts';
import { type Installation, withInstallation } from './open-installation.ts';

const tenants = ['advocate', 'staff'] as const satisfies readonly StoredTenant[];

export const setSingleSignOn: Command = {
  noun: 'sso',
  verb: 'set',
  argument: 'partner',
  options: ['tenant', 'metadata', 'name', 'email-attribute', 'name-attribute', 'enabled'],
  summary:
    'Set the identity provider of a partner\'s tenant ("advocate" or "staff") from its SAML metadata file',
  run: (terminal, partner, options) => {
    const tenant = tenants.find((known) => known === options.tenant);
    if (partner === undefined || tenant === undefined || options.metadata === undefined) {
      terminal.complain('Give the partner, --tenant advocate or staff, and --metadata with a file.');
      return Promise.resolve(exitCodes.wrongUsage);
    }
    const metadata = readFileSync(options.metadata, 'utf8');
    return withInstallation(terminal, async (installation) => {
      const ctx = await enter(installation, partner);
      const provider = await saveIdentityProvider(ctx, {
        tenant,
        metadata,
        name: options.name ?? 'single sign-on',
        emailAttribute: options['email-attribute'] ?? null,
        nameAttribute: options['name-attribute'] ?? null,
        enabled: options.enabled !== 'off',
      });
      terminal.print(`People in the ${tenant} tenant now sign in at ${provider.entityId}.`);
      return exitCodes.done;
    });
  },
};

export const showSingleSignOn: Command = {
  noun: 'sso',
  verb: 'show',
  argument: 'partner',
  summary: "Show a partner's identity providers and the addresses to register with them",
  run: (terminal, partner) => {
    if (partner === undefined) {
      terminal.complain('Give the partner.');
      return Promise.resolve(exitCodes.wrongUsage);
    }
    return withInstallation(terminal, async (installation) => {
      const ctx = await enter(installation, partner);
      for (const tenant of tenants) {
        for (const line of await describe(ctx, tenant)) terminal.print(line);
      }
      return exitCodes.done;
    });
  },
};

async function enter(installation: Installation, partner: string) {
  const { database, actor, requestId, now, config } = installation;
  const partnerId = await getPartnerId(database, partner);
  const db = database.partner({ partnerId, role: 'system' });
  const profile = await db.transaction((tx) =>
    tx
      .selectFrom('partner_profiles')
      .select('external_id')
      .where('partner_id', '=', partnerId)
      .executeTakeFirstOrThrow(),
  );
  return { partnerId, db, actor, requestId, now, config, externalId: profile.external_id };
}

async function describe(
  { db, partnerId, config, externalId }: Awaited<ReturnType<typeof enter>>,
  tenant: StoredTenant,
): Promise<string[]> {
  const provider = await db.transaction((tx) => findIdentityProvider(tx, partnerId, tenant));
  const { entityId, acsUrl } = toServiceProvider(tenant, config.publicUrl, externalId);
  return [
    `${tenant}: ${provider ? `${provider.entityId}, called "${provider.name}"${provider.enabled ? '' : ', off'}` : 'no identity provider'}`,
    ...(provider?.certificates.map((certificate) => `  certificate ${fingerprintOf(certificate)}`) ?? []),
    `  our entity id and metadata: ${entityId}`,
    `  our reply address: ${acsUrl}`,
  ];
}

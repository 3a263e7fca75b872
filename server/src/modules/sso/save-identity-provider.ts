import { defineWords } from '@handrail/engine';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { appendAuditEvent, type Json } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { inEnglish } from '../../platform/errors/texts.ts';
import { OperatorError } from '../../platform/errors/operator-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { assertRight } from '../../platform/rights.ts';
import {
  findIdentityProvider,
  type StoredTenant,
  upsertIdentityProvider,
} from './identity-provider-store.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { parseIdpMetadata } from './parse-idp-metadata.ts';

export interface IdentityProviderDraft extends Pick<
  IdentityProvider,
  'name' | 'emailAttribute' | 'nameAttribute' | 'enabled'
> {
  readonly tenant: StoredTenant;
  /** The provider's own metadata file. */
  readonly metadata: string;
}

type SettingsContext = Pick<RequestContext, 'actor' | 'db' | 'now' | 'partnerId' | 'requestId'>;

/** Sets at which provider a tenant of the partner signs in; the same settings again change nothing. */
export async function saveIdentityProvider(
  ctx: SettingsContext,
  { tenant, metadata, ...settings }: IdentityProviderDraft,
): Promise<IdentityProvider> {
  assertRight(ctx.actor, 'changeSettings');
  // Whoever chooses the provider chooses who is let in.
  assertRecentSignIn(ctx, 'saveIdentityProvider');
  if (settings.name.trim() === '') throw new AppError('INVALID_INPUT', (locale) => [noName(locale)]);
  const provider: IdentityProvider = { ...readMetadata(metadata), ...settings, name: settings.name.trim() };

  return ctx.db.transaction(async (tx) => {
    const previous = await findIdentityProvider(tx, ctx.partnerId, tenant);
    if (isDeepStrictEqual(previous, provider)) return provider;

    await upsertIdentityProvider(tx, ctx.partnerId, tenant, provider, ctx.now());
    appendAuditEvent(tx, ctx, {
      action: 'saveIdentityProvider',
      entityType: 'identityProvider',
      entityId: tenant,
      ...(previous && { previous: toRecord(previous) }),
      next: toRecord(provider),
    });
    return provider;
  });
}

const noName = defineWords('providerName', 'The provider needs a name');

function readMetadata(metadata: string) {
  try {
    return parseIdpMetadata(metadata);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    throw new AppError('INVALID_INPUT', inEnglish([error.message]), { cause: error });
  }
}

function toRecord({ certificates, ...rest }: IdentityProvider): Json {
  return { ...rest, certificates: certificates.map(fingerprintOf) };
}

/** The SHA-256 of a certificate, by which people compare it. */
export function fingerprintOf(certificate: string): string {
  return createHash('sha256').update(Buffer.from(certificate, 'base64')).digest('hex');
}

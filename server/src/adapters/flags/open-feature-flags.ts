import { randomUUID } from 'node:crypto';
import { OpenFeature, type Provider, StandardResolutionReasons } from '@openfeature/server-sdk';
import type { Log } from '../../platform/log/log.ts';
import type { Flags } from '../../ports/flags.ts';

/** Asks an OpenFeature provider. Whatever goes wrong there is logged and answered with "off". */
export async function createOpenFeatureFlags(provider: Provider, log: Log): Promise<Flags> {
  const domain = `handrail-${randomUUID()}`;
  await OpenFeature.setProviderAndWait(domain, provider);
  const client = OpenFeature.getClient(domain);
  client.addHooks({
    error: (_context, error) => {
      log.warn('a feature flag could not be read', { error });
    },
  });

  return {
    evaluate: async (partnerId, key) => {
      const context = { targetingKey: partnerId };
      const { value: enabled, reason } = await client.getBooleanDetails(key, false, context);
      if (isFallback(reason)) return { enabled: false, isDefault: true };
      if (!enabled) return { enabled };
      const payload = await client.getObjectDetails(key, {}, context);
      return isFallback(payload.reason) ? { enabled } : { enabled, payload: payload.value };
    },
  };
}

function isFallback(reason: string | undefined): boolean {
  return reason === StandardResolutionReasons.DEFAULT || reason === StandardResolutionReasons.ERROR;
}

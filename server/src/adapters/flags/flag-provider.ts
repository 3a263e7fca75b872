import {
  ErrorCode,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/server-sdk';
import type { FlagSource } from './flag-source.ts';

/** Speaks OpenFeature for a source of flags: the boolean is whether the flag is on, the object is its payload. */
export function toProvider(name: string, source: FlagSource): Provider {
  return {
    metadata: { name },
    runsOn: 'server',
    resolveBooleanEvaluation: async (key, defaultValue, { targetingKey = '' }) => {
      const flag = (await source(targetingKey)).get(key);
      return flag ? found(flag.enabled) : missing(defaultValue);
    },
    resolveObjectEvaluation: async <T>(key: string, defaultValue: T, { targetingKey = '' }) => {
      const payload = (await source(targetingKey)).get(key)?.payload;
      return payload === undefined ? missing(defaultValue) : found(payload as T);
    },
    resolveStringEvaluation: (_key, defaultValue) => Promise.resolve(mismatch(defaultValue)),
    resolveNumberEvaluation: (_key, defaultValue) => Promise.resolve(mismatch(defaultValue)),
  };
}

function found<T>(value: T): ResolutionDetails<T> {
  return { value, reason: StandardResolutionReasons.TARGETING_MATCH };
}

function missing<T>(value: T): ResolutionDetails<T> {
  return { value, reason: StandardResolutionReasons.DEFAULT };
}

function mismatch<T>(value: T): ResolutionDetails<T> {
  return { value, reason: StandardResolutionReasons.ERROR, errorCode: ErrorCode.TYPE_MISMATCH };
}

import { z } from 'zod';
import type { FlagSet } from './flag-source.ts';

const answerSchema = z.object({
  errorsWhileComputingFlags: z.boolean(),
  flags: z.record(
    z.string(),
    z.object({
      enabled: z.boolean(),
      // PostHog itself could not compute this one; what it says about it means nothing.
      failed: z.boolean().optional(),
      metadata: z.object({ payload: z.string().nullish() }).optional(),
    }),
  ),
});

/** Understands the answer of PostHog's `/flags?v=2`. Payloads arrive as JSON inside a string. */
export function readPosthogFlags(answer: unknown): FlagSet {
  const { flags } = answerSchema.parse(answer);
  return new Map(
    Object.entries(flags)
      .filter(([, flag]) => flag.failed !== true)
      .map(([key, { enabled, metadata }]) => {
        const payload = parsePayload(metadata?.payload);
        return [key, payload === undefined ? { enabled } : { enabled, payload }];
      }),
  );
}

function parsePayload(payload: string | null | undefined): unknown {
  if (payload === null || payload === undefined) return undefined;
  try {
    return JSON.parse(payload);
  } catch {
    // What someone typed into PostHog as a payload may be a bare word.
    return payload;
  }
}

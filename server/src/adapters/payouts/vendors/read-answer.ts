import type { z } from 'zod';
import type { VendorLog } from './vendor-settings.ts';
import { VendorSilence } from './vendor-silence.ts';

/** What a vendor answered, in the shape that we know; anything else says nothing. */
export function readAnswer<Shape>(shape: z.ZodType<Shape>, body: unknown): Shape {
  const read = shape.safeParse(body);
  if (!read.success) throw new VendorSilence('unreadable');
  return read.data;
}

/** The payment that a key stands for. A second one is looked into by people. */
export function takeOnly<Found>(vendor: string, found: readonly Found[], log: VendorLog): Found | undefined {
  if (found.length > 1) log.error(`the payment provider ${vendor} has one payment more than once`);
  return found[0];
}

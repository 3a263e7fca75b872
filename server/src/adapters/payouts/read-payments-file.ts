import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { readJsonFile } from '../../platform/config/read-json-file.ts';
import { OperatorError } from '../../platform/errors/operator-error.ts';
import { lobMethods } from './lob/lob.ts';
import { modernTreasuryMethods } from './modern-treasury/modern-treasury.ts';
import { tremendousMethods } from './tremendous/tremendous.ts';

const line = z.string().regex(/^[^\p{Cc}\s]{1,500}$/u);
const address = z.url({ protocol: /^https$/ }).optional();

const vendors = z.strictObject({
  tremendous: z
    .strictObject({
      apiKey: line,
      fundingSourceId: line,
      webhookPrivateKey: line,
      campaignIds: z.strictObject({ PhysicalCard: line.optional(), VirtualCard: line.optional() }),
      methods: z.array(z.enum(tremendousMethods)).optional(),
      url: address,
    })
    .optional(),
  lob: z
    .strictObject({
      apiKey: line,
      bankAccountId: z.string().regex(/^bank_\w+$/),
      fromAddressId: z.string().regex(/^adr_\w+$/),
      webhookSecret: line,
      memo: z.string().min(1).max(40).optional(),
      methods: z.array(z.enum(lobMethods)).optional(),
      url: address,
    })
    .optional(),
  'modern-treasury': z
    .strictObject({
      organizationId: line,
      apiKey: line,
      originatingAccountId: line,
      webhookKey: line,
      statementDescriptor: z.string().min(1).max(10).optional(),
      methods: z.array(z.enum(modernTreasuryMethods)).optional(),
      url: address,
    })
    .optional(),
});

export type PaymentVendors = z.output<typeof vendors>;

/** Which vendors pay, with their keys. */
export function readPaymentsFile({
  paymentsFile: file,
  demoWorld,
}: Pick<Config, 'paymentsFile' | 'demoWorld'>): PaymentVendors {
  if (file === undefined) return {};
  const read = readJsonFile('PAYMENTS_FILE', file, vendors);
  if (demoWorld) assertTestKeys(read);
  return read;
}

/** Everyone knows the passwords of the demo world, and its staff can issue payments. */
function assertTestKeys(read: PaymentVendors): void {
  const live = Object.entries(read).flatMap(([name, vendor]) =>
    vendor !== undefined && !/^test[-_]/i.test(vendor.apiKey) ? [name] : [],
  );
  if (live.length === 0) return;
  throw new OperatorError(
    `PAYMENTS_FILE cannot be used with DEMO_WORLD=on: ${live.join(', ')} must have a test key, because the passwords of the demo world are public.`,
  );
}

import { addBankingDays } from '@handrail/engine/payments';
import * as fc from 'fast-check';
import type { NachaEntry, NachaFile } from '../../modules/payment-batches/nacha/nacha-file.ts';

/** A routing number with its check digit. */
export const routingNumbers = fc
  .stringMatching(/^\d{8}$/)
  .map((digits) => {
    const sum = Array.from(digits).reduce((total, each, at) => total + Number(each) * [3, 7, 1][at % 3]!, 0);
    return digits + String((10 - (sum % 10)) % 10);
  })
  .filter((routing) => routing !== '000000000');

const names = fc.oneof(
  fc.constantFrom(
    'Ada Lovelace',
    'José Núñez',
    'Søren Łukasz',
    'Zoë O’Brien-Weiß',
    'Nguyễn Thị Ánh',
    'Đỗ Þór',
  ),
  fc.string({ minLength: 1, maxLength: 60 }).map((rest) => `A${rest}`),
  fc.string({ unit: 'grapheme', maxLength: 30 }).map((rest) => `Li ${rest}`),
);

const entries: fc.Arbitrary<Omit<NachaEntry, 'sequence' | 'isPrenote'>> = fc.record({
  reference: fc.stringMatching(/^[A-Z\d]{0,15}$/),
  entryClass: fc.constantFrom('PPD', 'CCD'),
  effectiveDate: fc.integer({ min: 1, max: 5 }).map((days) => addBankingDays('2026-11-17', days)),
  accountType: fc.constantFrom('checking', 'savings'),
  routingNumber: routingNumbers,
  accountNumber: fc.stringMatching(/^[A-Za-z\d]{5,17}$/),
  amountCents: fc.oneof(
    fc.integer({ min: 1, max: 500_000 }),
    fc.constant(0),
    fc.integer({ min: 1, max: 9_999_999_999 }),
  ),
  name: names,
});

/** Any file that the writer must be able to write. */
export const nachaFiles: fc.Arbitrary<NachaFile> = fc
  .record({
    bankRoutingNumber: routingNumbers,
    companyId: fc.stringMatching(/^\d{9,10}$/),
    bankName: fc.constantFrom('First Bank', 'Crédit Coopératif'),
    companyName: fc.constantFrom('Bayview Fund', 'Société'),
    modifier: fc.constantFrom('A', 'Z', '0', '9'),
    time: fc.constantFrom('0000', '0930', '2359'),
    entries: fc.array(entries, { minLength: 1, maxLength: 40 }),
    firstSequence: fc.integer({ min: 1, max: 9_999_900 }),
  })
  .map(({ modifier, time, entries: chosen, firstSequence, ...origin }) => ({
    origin: { ...origin, description: 'ASSISTANCE' },
    ...{ date: '2026-11-17', modifier, time },
    entries: chosen.map((entry, index) => ({
      ...entry,
      sequence: firstSequence + index,
      isPrenote: entry.amountCents === 0,
    })),
  }));

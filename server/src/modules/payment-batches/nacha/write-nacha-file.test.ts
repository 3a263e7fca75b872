import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseByPositions } from '../../../testing/nacha/parse-by-positions.ts';
import { nachaFiles } from '../../../testing/nacha/random-nacha-file.ts';
import type { NachaEntry, NachaFile, NachaOrigin } from './nacha-file.ts';
import { toAscii } from '../../../platform/to-ascii.ts';
import { writeNachaFile } from './write-nacha-file.ts';

/** The drill `nacha` asks for 2,000. */
const runs = Number(process.env.NACHA_FILES ?? 50);

const origin: NachaOrigin = {
  bankRoutingNumber: '021000021',
  bankName: 'First Bank',
  companyId: '1234567890',
  companyName: 'Bayview Fund',
  description: 'ASSISTANCE',
};

function buildEntry(overrides: Partial<NachaEntry> = {}): NachaEntry {
  return {
    sequence: 1,
    reference: 'A1B2C3',
    entryClass: 'PPD',
    effectiveDate: '2026-11-19',
    accountType: 'checking',
    routingNumber: '121000248',
    accountNumber: '123456789',
    amountCents: 50_000,
    name: 'Ada Lovelace',
    isPrenote: false,
    ...overrides,
  };
}

function buildFile(
  entries: readonly NachaEntry[] = [buildEntry()],
  overrides: Partial<NachaFile> = {},
): NachaFile {
  return { origin, date: '2026-11-17', time: '0930', modifier: 'A', entries, ...overrides };
}

describe('writeNachaFile', () => {
  it(`writes files that a parser of its own finds right, ${String(runs)} random ones [check 49]`, () => {
    fc.assert(
      fc.property(nachaFiles, (file) => {
        const parsed = parseByPositions(writeNachaFile(file));
        expect(parsed.faults).toEqual([]);
        const written = parsed.batches.flatMap(({ header, entries }) =>
          entries.map((entry) => ({ entry, header })),
        );
        expect(written).toHaveLength(file.entries.length);
        for (const { sequence, ...sent } of file.entries)
          expect(
            written.find(({ entry }) => entry.traceNumber?.slice(8) === String(sequence).padStart(7, '0')),
          ).toMatchObject({
            entry: {
              receivingDfi: sent.routingNumber.slice(0, 8),
              checkDigit: sent.routingNumber.slice(8),
              accountNumber: sent.accountNumber.padEnd(17),
              amount: String(sent.amountCents).padStart(10, '0'),
            },
            header: {
              standardEntryClass: sent.entryClass,
              effectiveEntryDate: sent.effectiveDate.slice(2).replaceAll('-', ''),
            },
          });
      }),
      { numRuns: runs },
    );
  });

  it('writes each record to the letter [check 49]', () => {
    expect(writeNachaFile(buildFile()).split('\n')).toEqual([
      '101 02100002112345678902611170930A094101First Bank             Bayview Fund                   ',
      '5220Bayview Fund                        1234567890PPDASSISTANCE      261119   1021000020000001',
      '622121000248123456789        0000050000A1B2C3         Ada Lovelace            0021000020000001',
      '82200000010012100024000000000000000000050000' + '1234567890                         021000020000001',
      `9000001000001000000010012100024000000000000000000050000${' '.repeat(39)}`,
      ...Array.from({ length: 5 }, () => '9'.repeat(94)),
      '',
    ]);
  });

  it('has a batch for each class and day, and codes for savings and prenotes', () => {
    const { batches } = parseByPositions(
      writeNachaFile(
        buildFile([
          buildEntry({ sequence: 4, effectiveDate: '2026-11-20' }),
          buildEntry({ sequence: 3, entryClass: 'CCD', accountType: 'savings' }),
          buildEntry({ sequence: 2, amountCents: 0, isPrenote: true }),
          buildEntry({ sequence: 1, amountCents: 0, isPrenote: true, accountType: 'savings' }),
        ]),
      ),
    );
    expect(
      batches.map(({ header, entries }) => [
        header.effectiveEntryDate,
        header.standardEntryClass,
        ...entries.map(({ transactionCode }) => transactionCode),
      ]),
    ).toEqual([
      ['261119', 'CCD', '32'],
      ['261119', 'PPD', '33', '23'],
      ['261120', 'PPD', '22'],
    ]);
  });

  it.each([
    ['Zoë O’Brien-Weiß', "Zoe O'Brien-Weiss"],
    ['Đỗ Thị Ánh', 'Do Thi Anh'],
    ['Søren Łukasz Þór', 'Soren Lukasz Thor'],
    ['李 Li', 'Li'],
  ])('spells %s as %s', (name, spelled) => {
    expect(toAscii(name)).toBe(spelled);
    expect(writeNachaFile(buildFile([buildEntry({ name })]))).toContain(spelled.padEnd(22));
  });

  it.each<[string, Partial<NachaEntry>, string]>([
    ['nothing', { amountCents: 0 }, 'pays nothing'],
    ['a negative amount', { amountCents: -1 }, 'not whole cents'],
    ['half a cent', { amountCents: 0.5 }, 'not whole cents'],
    ['more than ten digits', { amountCents: 10_000_000_000 }, 'too large for 10 digits'],
    ['a prenote with money', { isPrenote: true }, 'with money'],
    ['a wrong routing number', { routingNumber: '121000249' }, 'routing number'],
    ['nine zeros', { routingNumber: '000000000' }, 'routing number'],
    ['a long account number', { accountNumber: '123456789012345678' }, 'account number'],
    ['a name that no bank can read', { name: '李明' }, 'banks cannot read'],
    ['no day', { effectiveDate: '2026-02-31' }, 'not a date'],
    ['a long reference', { reference: 'A'.repeat(16) }, 'the limit is 15'],
    ['a sequence number out of range', { sequence: 10_000_000 }, 'sequence number'],
  ])('refuses %s', (_what, overrides, reason) => {
    expect(() => writeNachaFile(buildFile([buildEntry(overrides)]))).toThrow(reason);
  });

  it.each<[string, Partial<NachaFile>, string]>([
    ['no entries', { entries: [] }, 'are missing'],
    ['a sequence number twice', { entries: [buildEntry(), buildEntry()] }, 'twice'],
    ['the word for wages', { origin: { ...origin, description: 'Payroll' } }, 'PAYROLL'],
    ['a long company name', { origin: { ...origin, companyName: 'A'.repeat(17) } }, 'the limit is 16'],
    ['a bank without a routing number', { origin: { ...origin, bankRoutingNumber: '1' } }, 'not valid'],
    ['an unknown modifier', { modifier: 'a' }, 'A to Z'],
    ['a wrong time', { time: '2460' }, 'time of day'],
    ['a wrong date', { date: '17.11.2026' }, 'not a date'],
  ])('refuses a file with %s', (_what, overrides, reason) => {
    expect(() => writeNachaFile(buildFile(undefined, overrides))).toThrow(reason);
  });

  it('refuses totals that do not fit their field', () => {
    const entries = Array.from({ length: 101 }, (_, index) =>
      buildEntry({ sequence: index + 1, amountCents: 9_999_999_999 }),
    );
    expect(() => writeNachaFile(buildFile(entries))).toThrow('too large for 12 digits');
  });
});

describe('the parser of the tests', () => {
  const lines = writeNachaFile(buildFile()).split('\n');
  const change = (line: number, from: number, text: string) =>
    lines
      .map((each, index) =>
        index === line ? each.slice(0, from) + text + each.slice(from + text.length) : each,
      )
      .join('\n');

  it.each([
    ['a short line', lines.join('\n').replace('Ada Lovelace ', 'Ada Lovelace'), '94 characters'],
    ['a block that is not full', lines.slice(1).join('\n'), 'not full'],
    ['another amount', change(2, 29, '0000050001'), 'credits'],
    ['another bank', change(2, 3, '021000021'), 'hash'],
    ['a wrong check digit', change(2, 11, '9'), 'check digit'],
    ['another count', change(4, 13, '00000002'), 'count'],
    ['another number of blocks', change(4, 7, '000002'), 'block count'],
    ['a letter that is not ASCII', change(2, 54, 'é'), 'not ASCII'],
  ])('sees %s [check 49]', (_what, text, fault) => {
    expect(parseByPositions(text).faults.join()).toContain(fault);
  });
});

import { describe, expect, it } from 'vitest';
import { writeReturnFile } from '../../../testing/nacha/write-return-file.ts';
import { readReturnFile } from './read-return-file.ts';
import { readReturnCode } from '@handrail/engine/payments';

const trace = '021000020000017';

describe('readReturnFile', () => {
  it('reads which payments came back, and why', () => {
    const text = writeReturnFile([
      { trace, code: 'R03', amountCents: 50_000 },
      { trace: '021000020000018', code: 'R02', amountCents: 12_345, routingNumber: '021000021' },
    ]);
    expect(readReturnFile(text)).toEqual({
      returns: [
        { trace, code: 'R03', amountCents: 50_000 },
        { trace: '021000020000018', code: 'R02', amountCents: 12_345 },
      ],
      changes: [],
    });
  });

  it.each([
    ['C01', '9876543210', { accountNumber: '9876543210' }],
    ['C02', '021000021', { routingNumber: '021000021' }],
    ['C03', '021000021   9876543210', { routingNumber: '021000021', accountNumber: '9876543210' }],
    ['C04', 'ADA KING', { name: 'ADA KING' }],
    ['C05', '32', { accountType: 'savings' }],
    ['C06', '9876543210'.padEnd(20) + '22', { accountNumber: '9876543210', accountType: 'checking' }],
    [
      'C07',
      `021000021${'9876543210'.padEnd(17)}37`,
      { routingNumber: '021000021', accountNumber: '9876543210', accountType: 'savings' },
    ],
    ['C13', 'ADDENDA FORMAT', {}],
  ])('reads what a bank wants changed: %s', (code, data, corrected) => {
    const { changes, returns } = readReturnFile(writeReturnFile([{ trace, code, data }]));
    expect(changes).toEqual([{ trace, code, corrected }]);
    expect(returns).toEqual([]);
  });

  it.each([
    ['was cut off', (text: string) => text.split('\r\n').slice(0, 4).join('\r\n'), 'file control'],
    [
      'lost an entry',
      (text: string) =>
        text
          .split('\r\n')
          .filter((_, index) => index !== 2)
          .join('\r\n'),
      'as many entries',
    ],
    ['has another amount', (text: string) => text.replace('0000050000', '0000050001'), 'total'],
    ['has another bank', (text: string) => text.replace('621121000248', '621021000021'), 'hash'],
    [
      'has a letter in an amount',
      (text: string) => text.replace('0000050000', '00000X0000'),
      'a number belongs',
    ],
    ['has a long line', (text: string) => text.replace('ADA', 'ADA '), '94 characters'],
    ['is something else', () => 'date,amount\n', '94 characters'],
    ['is empty', () => '', 'file header'],
  ])('refuses a file that %s', (_what, damage, reason) => {
    const text = writeReturnFile([{ trace, code: 'R03', amountCents: 50_000 }]);
    expect(() => readReturnFile(damage(text))).toThrow(reason);
  });
});

describe('readReturnCode', () => {
  it.each([
    ['R02', 'A-005'],
    ['R03', 'A-002'],
    ['R04', 'A-003'],
    ['R13', 'A-001'],
    ['R28', 'A-001'],
    ['R16', 'A-007'],
    ['R20', 'A-007'],
    ['R23', 'A-007'],
    ['R29', 'A-010'],
    ['R99', 'A-010'],
  ])('tells the payee of %s with %s', (code, claimCode) => {
    expect(readReturnCode(code)).toEqual({ code: claimCode, isFileDefect: false });
  });

  it.each(['R17', 'R18', 'R19', 'R24', 'R25', 'R26', 'R27'])('blames our file for %s', (code) => {
    expect(readReturnCode(code)).toEqual({ code: 'A-010', isFileDefect: true });
  });
});

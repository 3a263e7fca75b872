import { describe, expect, it } from 'vitest';
import { writeReturnFile } from '../../../testing/nacha/write-return-file.ts';
import { testBankOrigin } from '../../../testing/test-bank-origin.ts';
import { readReturnFile } from './read-return-file.ts';
import { readReturnCode } from '@handrail/engine/payments';

const trace = '021000020000017';

describe('readReturnFile', () => {
  it('reads which payments came back, and why', () => {
    const text = writeReturnFile([
      { trace, code: 'R03', amountCents: 50_000 },
      {
        trace: '021000020000018',
        code: 'R02',
        amountCents: 12_345,
        routingNumber: '121000248',
        reference: 'ABC',
      },
    ]);
    expect(readReturnFile(text, testBankOrigin)).toEqual({
      returns: [
        {
          ...{ line: 4, trace, code: 'R03', amountCents: 50_000 },
          entry: { reference: '', bank: '02100002', accountNumber: '123456789' },
        },
        {
          ...{ line: 6, trace: '021000020000018', code: 'R02', amountCents: 12_345 },
          entry: { reference: 'ABC', bank: '12100024', accountNumber: '123456789' },
        },
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
    const { changes, returns } = readReturnFile(writeReturnFile([{ trace, code, data }]), testBankOrigin);
    expect(changes).toMatchObject([{ line: 4, trace, code, corrected }]);
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
    ['has another bank', (text: string) => text.replace('621021000021', '621121000248'), 'hash'],
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
    expect(() => readReturnFile(damage(text), testBankOrigin)).toThrow(reason);
  });
});

describe('a file of someone else', () => {
  it('is refused where it is about another company, with the line that says so', () => {
    const text = writeReturnFile([{ trace, code: 'R03', amountCents: 50_000 }], '9999999999');
    expect(() => readReturnFile(text, testBankOrigin)).toThrow(
      'line 2: is about payments of company 9999999999, and ours is 1234567890',
    );
  });

  it.each(['121000240000017', '02100002000001X'])(
    'is refused where a bank that is not ours sent %s',
    (sent) => {
      for (const code of ['R03', 'C01']) {
        const text = writeReturnFile([{ trace: sent, code, amountCents: 50_000 }]);
        expect(() => readReturnFile(text, testBankOrigin)).toThrow(
          `line 4: names trace number ${sent}, and those of our bank begin with 02100002`,
        );
      }
    },
  );
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

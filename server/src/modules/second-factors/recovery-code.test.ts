import { describe, expect, it } from 'vitest';
import { createRecoveryCode, hashRecoveryCode } from './recovery-code.ts';

describe('a recovery code', () => {
  it('can be read aloud and written down', () => {
    const codes = Array.from({ length: 50 }, createRecoveryCode);
    for (const code of codes) expect(code).toMatch(/^(?:[2-9a-hj-km-np-z]{4}-){3}[2-9a-hj-km-np-z]{4}$/);
    expect(new Set(codes).size).toBe(50);
  });

  it('is the same however its owner spells it', () => {
    const spellings = ['abcd-2345-wxyz-6789', 'ABCD 2345 WXYZ 6789', ' abcd2345wxyz6789 '];
    expect(new Set(spellings.map((typed) => hashRecoveryCode(typed).toString('hex'))).size).toBe(1);
  });
});

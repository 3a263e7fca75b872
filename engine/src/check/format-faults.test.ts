import { describe, expect, it } from 'vitest';
import { formatFaults } from './format-faults.ts';

describe('formatFaults', () => {
  it('puts every fault on a line with its path', () => {
    const faults = [
      { path: '', message: 'is a text where an object belongs' },
      { path: 'sections[0].key', message: '"a" is used twice' },
    ];
    expect(formatFaults(faults)).toBe(
      'The definition has 2 faults:\n  (the whole): is a text where an object belongs\n  sections[0].key: "a" is used twice',
    );
  });

  it('counts one fault as one, and none as none', () => {
    expect(formatFaults([{ path: 'key', message: 'is missing' }])).toBe(
      'The definition has 1 fault:\n  key: is missing',
    );
    expect(formatFaults([])).toBe('The definition has no faults.');
  });
});

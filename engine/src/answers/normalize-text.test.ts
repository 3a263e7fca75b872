import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText, tidyText } from './normalize-text.ts';

const someText = fc.string({
  unit: fc.constantFrom(' ', '  ', '‘', '’', "'", 'a', 'é', '\n', '\t'),
  maxLength: 30,
});

describe('normalizeText', () => {
  it('makes one space of several [P541]', () => {
    expect(normalizeText('Ana  Maria    Lopez')).toBe('Ana Maria Lopez');
    expect(normalizeText('one\n\ntwo\tthree')).toBe('one\n\ntwo\tthree');
  });

  it('makes curly apostrophes straight [P542]', () => {
    expect(normalizeText('Shaun O’Neill and the ‘Okina')).toBe("Shaun O'Neill and the 'Okina");
  });

  it('keeps the space that a person just typed', () => {
    expect(normalizeText('Ana ')).toBe('Ana ');
  });

  it('changes nothing the second time, and leaves neither double spaces nor curly apostrophes [P541] [P542]', () => {
    fc.assert(
      fc.property(someText, (text) => {
        const once = normalizeText(text);
        expect(normalizeText(once)).toBe(once);
        expect(once).not.toMatch(/ {2}|[‘’]/);
        expect(tidyText(tidyText(text))).toBe(tidyText(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('tidyText', () => {
  it('takes the spaces around a text away', () => {
    expect(tidyText('  Ana  Maria ')).toBe('Ana Maria');
    expect(tidyText('   ')).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

describe('visibleText', () => {
  it.each([
    ['nothing', ''],
    ['spaces and line breaks', ' \n\t\u00A0'],
    ['zero-width spaces and joiners', '\u200B\u200C\u200D\u2060\uFEFF'],
    ['a Hangul filler', '\u3164 \u115F'],
    ['a soft hyphen', '\u00AD'],
    ['a blank Braille pattern', '\u2800'],
    ['marks of direction and a tag', '\u200E\u202E\u{E0041}'],
    ['a control character', '\u0007'],
  ])('is empty where there is only %s', (_what, text) => {
    expect(visibleText(text)).toBe('');
  });

  it('trims what can be seen and leaves the rest of it alone', () => {
    expect(visibleText('  We need the lease ❤\uFE0F ')).toBe('We need the lease ❤\uFE0F');
    expect(visibleText('👩\u200D👧')).toBe('👩\u200D👧');
  });
});

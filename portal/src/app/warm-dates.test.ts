import { afterEach, describe, expect, it, vi } from 'vitest';
import { warmDatesScript } from './warm-dates.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('lang');
});

describe('the script that readies dates', () => {
  it('asks for those of the language of the page once the browser has a moment', () => {
    const moments: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => moments.push(work));
    const asked = vi.spyOn(Intl, 'DateTimeFormat');
    document.documentElement.lang = 'en';

    (0, eval)(warmDatesScript);
    expect(asked).not.toHaveBeenCalled();

    for (const work of moments) work();
    expect(asked).toHaveBeenCalledWith('en');
  });
});

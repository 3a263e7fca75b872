import type { Locale } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { answersOf, buildPartner } from '../testing/demo-portal.ts';
import { renderPortal } from '../testing/render-portal.ts';

async function findLanguage(defaultLocale: Locale, own?: Locale): Promise<string | undefined> {
  const answers = answersOf({ partner: buildPartner({ defaultLocale }) });
  const answer = await renderPortal('/bayview/login', answers, own);
  return /<html lang="(\w+)"/.exec(answer.html)?.[1];
}

describe('a page', () => {
  it("says the partner's language to a visitor", async () => {
    expect(await findLanguage('en')).toBe('en');
    expect(await findLanguage('pseudo')).toBe('pseudo');
  });

  it('says the language of the person who reads it', async () => {
    expect(await findLanguage('en', 'pseudo')).toBe('pseudo');
    expect(await findLanguage('pseudo', 'en')).toBe('en');
  });
});

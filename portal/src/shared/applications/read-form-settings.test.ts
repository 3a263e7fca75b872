import { afterEach, describe, expect, it } from 'vitest';
import { readFormSettings } from './read-form-settings.ts';

const sent = { today: '2026-11-15', audience: 'applicant' };

afterEach(() => {
  document.documentElement.lang = '';
});

describe('readFormSettings', () => {
  it('takes the language that the server says', () => {
    document.documentElement.lang = 'en';
    expect(readFormSettings({ ...sent, locale: 'pseudo' })).toEqual({ ...sent, locale: 'pseudo' });
  });

  it('reads in the language of the page where an earlier release of the server says none', () => {
    document.documentElement.lang = 'pseudo';
    expect(readFormSettings(sent)).toEqual({ ...sent, locale: 'pseudo' });
  });

  it('reads English where the page says nothing either', () => {
    expect(readFormSettings(sent)).toEqual({ ...sent, locale: 'en' });
  });
});

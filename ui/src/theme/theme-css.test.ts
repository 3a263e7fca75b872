import { themeFor } from '@handrail/engine/brand';
import { describe, expect, it } from 'vitest';
import { darkThemeCss, themeCss } from './theme-css.ts';

describe('themeCss', () => {
  it('declares each brand color by its token name', () => {
    const css = themeCss(themeFor('#1b5e43'));

    expect(css).toContain(':root{--brand:#1b5e43;--on-brand:#ffffff;');
    expect(css).toContain('--brand-100:#');
    expect(css).toContain('--action-hover:#');
  });

  it('lets nothing but hex colors out', () => {
    const theme = themeFor('#1b5e43');
    const hostile = { ...theme, light: { ...theme.light, action: 'red}</style><script>' } };

    expect(themeCss(hostile)).not.toContain('<');
    expect(themeCss(hostile)).not.toContain('--action:');
  });

  it('scopes the dark colors to the dark theme', () => {
    expect(darkThemeCss(themeFor(null))).toMatch(/^:root\[data-theme="dark"\]\{--brand:#14213d;/);
  });
});

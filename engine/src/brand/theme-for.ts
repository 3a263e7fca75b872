import type { BrandTokens } from './brand-tokens.ts';
import { darkTokens } from './dark-tokens.ts';
import { findRgb, toHex } from './hex-color.ts';
import { lightTokens } from './light-tokens.ts';
import { toOklch } from './oklch.ts';

export interface Theme {
  light: BrandTokens;
  dark: BrandTokens;
}

/** The dark navy of a partner that has no brand color (P010). */
const defaultBrandColor = '#14213d';

/** Derives every brand color from one hex so that text and controls are readable whatever the partner chose. */
export function themeFor(brandColor: string | null | undefined): Theme {
  const rgb = findRgb(brandColor) ?? findRgb(defaultBrandColor);
  if (!rgb) throw new Error('The default brand color is not a color');

  const brand = toHex(rgb);
  const color = toOklch(rgb);
  return { light: lightTokens(brand, color), dark: darkTokens(brand, color) };
}

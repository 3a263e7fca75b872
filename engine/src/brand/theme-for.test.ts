import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neutrals, type BrandTokens } from './brand-tokens.ts';
import { contrastRatio } from './contrast.ts';
import { toHex } from './hex-color.ts';
import { fromOklch } from './oklch.ts';
import { themeFor } from './theme-for.ts';

const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc.tuple(channel, channel, channel).map(([r, g, b]) => toHex({ r, g, b }));
const gray = channel.map((level) => toHex({ r: level, g: level, b: level }));
const paleYellow = fc
  .record({ l: unit(0.85, 1), c: unit(0.03, 0.2), h: unit(80, 115) })
  .map((color) => fromOklch(color));
const neon = fc
  .record({ l: unit(0.6, 0.95), c: unit(0.25, 0.4), h: unit(0, 360) })
  .map((color) => fromOklch(color));
const color = fc.oneof(anyColor, gray, paleYellow, neon);

describe('themeFor', () => {
  it('keeps every text readable on its background for any brand color', () => {
    fc.assert(
      fc.property(color, (brand) => {
        const theme = themeFor(brand);
        expect(lowest(textPairs(theme.light, 'light'))).toBeGreaterThanOrEqual(4.5);
        expect(lowest(textPairs(theme.dark, 'dark'))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps the edge of every control visible for any brand color', () => {
    fc.assert(
      fc.property(color, (brand) => {
        const theme = themeFor(brand);
        expect(lowest(edgePairs(theme.light, 'light'))).toBeGreaterThanOrEqual(3);
        expect(lowest(edgePairs(theme.dark, 'dark'))).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 2000 },
    );
  });

  it('takes a dark brand as it is for buttons', () => {
    expect(themeFor('#1b5e43').light).toMatchObject({
      brand: '#1b5e43',
      action: '#1b5e43',
      onBrand: '#ffffff',
    });
  });

  it('gives a pale brand a deep action color and keeps the brand in the header', () => {
    const { light } = themeFor('#f7dc7a');

    expect(light).toMatchObject({ brand: '#f7dc7a', masthead: '#f7dc7a', onBrand: '#211f1b' });
    expect(contrastRatio(light.action, '#ffffff')).toBeGreaterThan(7);
  });

  it('paints no large surface in a gray brand', () => {
    const { light } = themeFor('#9aa0a6');

    expect(light.brand).toBe('#9aa0a6');
    expect(light.masthead).toBe(light.brand100);
  });

  it.each([undefined, null, '', 'red', '#12', '#14213d;}body{}'])(
    'is dark navy when the color is %o [P010]',
    (brand) => {
      expect(themeFor(brand).light.brand).toBe('#14213d');
    },
  );

  it('reads the short form of a hex color', () => {
    expect(themeFor('#1AB').light.brand).toBe('#11aabb');
  });
});

type Pair = readonly [string, string];

function textPairs(tokens: BrandTokens, mode: 'light' | 'dark'): Pair[] {
  const { ink, surface, canvas, sunken } = neutrals[mode];
  return [
    [tokens.onBrand, tokens.brand],
    [tokens.onBrandQuiet, tokens.brand],
    [tokens.onMasthead, tokens.masthead],
    [tokens.onMastheadQuiet, tokens.masthead],
    [tokens.onAction, tokens.action],
    [tokens.onAction, tokens.actionHover],
    [tokens.onAction, tokens.actionPress],
    [ink, tokens.brand50],
    [ink, tokens.brand100],
    ...[surface, canvas, sunken, tokens.brand50, tokens.brand100].map((background): Pair => [
      tokens.actionText,
      background,
    ]),
  ];
}

function edgePairs(tokens: BrandTokens, mode: 'light' | 'dark'): Pair[] {
  const { surface, canvas, sunken } = neutrals[mode];
  return [surface, canvas, sunken, tokens.brand50, tokens.brand100].map((background): Pair => [
    tokens.action,
    background,
  ]);
}

function lowest(pairs: Pair[]): number {
  return Math.min(...pairs.map(([one, other]) => contrastRatio(one, other)));
}

function unit(min: number, max: number) {
  return fc.double({ min, max, noNaN: true });
}

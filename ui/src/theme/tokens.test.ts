import { readFileSync } from 'node:fs';
import { contrastRatio, neutrals } from '@handrail/engine/brand';
import { describe, expect, it } from 'vitest';

const light = readTokens('tokens.css', ':root {');
const dark = { ...light, ...readTokens('dark.css', "[data-theme='dark'] {") };
const dense = { ...light, ...readTokens('dense.css', "[data-density='dense'] {") };

describe.each([
  ['tokens.css', light],
  ['dark.css', dark],
  ['dense.css', dense],
])('%s', (_file, tokens) => {
  const pair = (one: string, other: string) => contrastRatio(tokens[one] ?? '', tokens[other] ?? '');

  it.each(['ink', 'ink-2', 'muted'])('keeps %s readable on every neutral', (text) => {
    for (const background of ['canvas', 'surface', 'sunken', 'pressed']) {
      expect(pair(text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['success', 'warning', 'danger', 'info'])('keeps %s readable where it is used', (tone) => {
    for (const background of ['surface', 'canvas', `${tone}-tint`]) {
      expect(pair(tone, background), `${tone} on ${background}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(pair('ink-2', `${tone}-tint`)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps the edges of controls and the focus ring visible', () => {
    expect(pair('control', 'surface')).toBeGreaterThanOrEqual(3);
    expect(pair('control', 'canvas')).toBeGreaterThanOrEqual(3);
    expect(pair('focus', 'focus-gap')).toBeGreaterThanOrEqual(3);
    expect(pair('on-danger', 'danger')).toBeGreaterThanOrEqual(4.5);
    expect(pair('on-danger', 'danger-hover')).toBeGreaterThanOrEqual(4.5);
    expect(pair('on-plate', 'plate')).toBeGreaterThanOrEqual(4.5);
  });
});

it('measures brand colors against the neutrals that the style sheets use', () => {
  for (const [mode, tokens] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    const { ink, ink2, surface, canvas, sunken } = neutrals[mode];
    expect({ ink, ink2, surface, canvas, sunken }).toEqual({
      ink: tokens.ink,
      ink2: tokens['ink-2'],
      surface: tokens.surface,
      canvas: tokens.canvas,
      sunken: tokens.sunken,
    });
  }
});

function readTokens(file: string, selector: string): Record<string, string> {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  const start = css.indexOf(selector);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

import { neutrals } from './brand-tokens.ts';
import { contrastRatio } from './contrast.ts';
import { findRgb, toHex } from './hex-color.ts';

const readable = 4.5;

/** Text for a brand surface: white where it is readable, else ink, else black, which a middle gray needs. */
export function textOn(background: string): string {
  const choices = ['#ffffff', neutrals.light.ink, '#000000'];
  return choices.find((choice) => contrastRatio(choice, background) >= readable) ?? '#000000';
}

/** A softer second voice on a brand surface, as far toward the surface as it stays readable. */
export function quietOn(background: string): string {
  const text = textOn(background);
  const softer = [0.25, 0.2, 0.15, 0.1, 0.05].map((share) => mix(text, background, share));
  return softer.find((choice) => contrastRatio(choice, background) >= readable + 0.5) ?? text;
}

function mix(one: string, other: string, share: number): string {
  const [from, to] = [findRgb(one), findRgb(other)];
  if (!from || !to) return one;
  const between = (a: number, b: number) => a + (b - a) * share;
  return toHex({ r: between(from.r, to.r), g: between(from.g, to.g), b: between(from.b, to.b) });
}

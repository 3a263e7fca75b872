import { neutrals, type BrandTokens } from './brand-tokens.ts';
import { contrastRatio } from './contrast.ts';
import { fromOklch, type Oklch } from './oklch.ts';
import { quietOn, textOn } from './text-on.ts';

const paleLightness = 0.75;
const greyChroma = 0.03;

/** The light steps of a brand; an action color is darkened until it is readable on the brand's own tint. */
export function lightTokens(brand: string, color: Oklch): BrandTokens {
  const isGrey = color.c < greyChroma;
  // A yellow tint needs more chroma than others, or it turns beige.
  const most = isYellow(color.h)
    ? { c50: 0.024, c100: 0.045, c200: 0.07 }
    : { c50: 0.009, c100: 0.019, c200: 0.04 };
  const tint = (l: number, c: number) =>
    fromOklch({ l, c: Math.min(color.c, isGrey ? 0.006 : c), h: color.h });
  const brand100 = tint(0.95, most.c100);

  const action = darkenUntil(actionStart(color, isGrey), (hex) => contrastRatio(hex, brand100) >= 5.2);
  const text = darkenUntil(
    { ...action, l: Math.min(action.l, 0.4) },
    (hex) => contrastRatio(hex, brand100) >= 7,
  );
  // A button that is nearly black answers the pointer by getting lighter.
  const press = action.l < 0.2 ? -1 : 1;

  return {
    brand,
    onBrand: textOn(brand),
    onBrandQuiet: quietOn(brand),
    brandEdge: color.l > 0.6 ? fromOklch({ ...color, l: color.l - 0.09 }) : brand,
    masthead: isGrey ? brand100 : brand,
    onMasthead: isGrey ? neutrals.light.ink : textOn(brand),
    onMastheadQuiet: isGrey ? neutrals.light.ink2 : quietOn(brand),
    brand50: tint(0.977, most.c50),
    brand100,
    brand200: tint(0.885, most.c200),
    action: isUnchanged(action, color) ? brand : fromOklch(action),
    actionHover: fromOklch({ ...action, l: action.l - 0.06 * press }),
    actionPress: fromOklch({ ...action, l: action.l - 0.11 * press }),
    actionText: fromOklch(text),
    onAction: '#ffffff',
  };
}

function actionStart(color: Oklch, isGrey: boolean): Oklch {
  // A mid gray would look disabled, a mid tone of a pale brand muddy: both go deep at once.
  if (isGrey) return { ...color, l: Math.min(color.l, 0.36), c: Math.min(color.c, 0.02) };
  if (color.l > paleLightness) return { l: 0.43, c: Math.min(color.c, 0.09), h: leanToOrange(color.h) };
  return {
    l: Math.min(color.l, 0.52),
    c: Math.min(color.c, 0.11),
    h: color.l > 0.6 ? leanToOrange(color.h) : color.h,
  };
}

/** A dark yellow reads as olive, so yellows lean toward orange and become bronze. */
function leanToOrange(hue: number): number {
  return isYellow(hue) ? hue - 22 : hue;
}

function isYellow(hue: number): boolean {
  return hue >= 80 && hue <= 115;
}

function darkenUntil(color: Oklch, isReadable: (hex: string) => boolean): Oklch {
  let { l } = color;
  while (l > 0 && !isReadable(fromOklch({ ...color, l }))) l -= 0.005;
  return { ...color, l: Math.max(0, l) };
}

function isUnchanged(action: Oklch, color: Oklch): boolean {
  return action.l === color.l && action.c === color.c && action.h === color.h;
}

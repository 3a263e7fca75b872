import { neutrals, type BrandTokens } from './brand-tokens.ts';
import { contrastRatio } from './contrast.ts';
import { fromOklch, type Oklch } from './oklch.ts';
import { quietOn, textOn } from './text-on.ts';

/** The console's dark steps of a brand: light actions with dark words on them, and deep tints. */
export function darkTokens(brand: string, color: Oklch): BrandTokens {
  const { c, h } = color;
  const step = (l: number, most: number) => fromOklch({ l, c: Math.min(c, most), h });
  const brand100 = step(0.3, 0.035);

  const action = lightenUntil(
    { l: 0.76, c: Math.min(c, 0.1), h },
    (hex) => contrastRatio(hex, brand100) >= 5.2,
  );
  const text = lightenUntil({ ...action, l: action.l + 0.04 }, (hex) => contrastRatio(hex, brand100) >= 5.5);

  return {
    brand,
    onBrand: textOn(brand),
    onBrandQuiet: quietOn(brand),
    brandEdge: brand,
    masthead: brand100,
    onMasthead: neutrals.dark.ink,
    onMastheadQuiet: neutrals.dark.ink2,
    brand50: step(0.26, 0.022),
    brand100,
    brand200: step(0.45, 0.05),
    action: fromOklch(action),
    actionHover: fromOklch({ ...action, l: action.l + 0.06 }),
    actionPress: fromOklch({ ...action, l: action.l + 0.1 }),
    actionText: fromOklch(text),
    onAction: step(0.22, 0.035),
  };
}

function lightenUntil(color: Oklch, isReadable: (hex: string) => boolean): Oklch {
  let { l } = color;
  while (l < 1 && !isReadable(fromOklch({ ...color, l }))) l += 0.005;
  return { ...color, l: Math.min(1, l) };
}

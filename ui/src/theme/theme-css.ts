import { findRgb, type BrandTokens, type Theme } from '@handrail/engine/brand';

/** The brand as CSS custom properties, ready for a style element: only hex colors ever come out. */
export function themeCss(theme: Theme): string {
  return `:root{${declarations(theme.light)}}`;
}

/** The brand for screens that also come in dark. */
export function darkThemeCss(theme: Theme): string {
  return `:root[data-theme="dark"]{${declarations(theme.dark)}}`;
}

function declarations(tokens: BrandTokens): string {
  return Object.entries(tokens)
    .filter(([, value]: [string, string]) => findRgb(value))
    .map(([name, value]: [string, string]) => `--${toKebabCase(name)}:${value}`)
    .join(';');
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}

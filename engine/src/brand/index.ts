export { neutrals, type BrandTokens } from './brand-tokens.ts';
export { contrastRatio } from './contrast.ts';
export { findRgb } from './hex-color.ts';
export { themeFor, type Theme } from './theme-for.ts';

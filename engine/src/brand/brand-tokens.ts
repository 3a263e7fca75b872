/** The colors that change from partner to partner; everything else in the theme is ours. */
export interface BrandTokens {
  brand: string;
  onBrand: string;
  onBrandQuiet: string;
  brandEdge: string;
  masthead: string;
  onMasthead: string;
  onMastheadQuiet: string;
  brand50: string;
  brand100: string;
  brand200: string;
  action: string;
  actionHover: string;
  actionPress: string;
  actionText: string;
  onAction: string;
}

/** Neutrals of `tokens.css` and `dark.css` that brand colors are measured against. */
export const neutrals = {
  light: { ink: '#211f1b', ink2: '#45413a', surface: '#ffffff', canvas: '#faf8f5', sunken: '#f4f1ec' },
  dark: { ink: '#eeebe5', ink2: '#b9b2a7', surface: '#1b1a18', canvas: '#131210', sunken: '#252320' },
} as const;

import type { Partner } from '../features/partner/get-partner.ts';
import { toStateScript, type PageState } from './page-state.ts';

export interface PageAssets {
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  readonly styles: string;
}

interface Page {
  readonly title: string;
  readonly partner: Partner | undefined;
  readonly nonce: string;
  readonly brandCss: string;
  readonly assets: PageAssets;
  readonly body: string;
  readonly state: PageState;
}

const defaultIcon = '/assets/portal/favicon.svg';

/** The whole page as it leaves the server: brand, styles, content and data at once, then the scripts. */
export function toHtmlDocument({ title, partner, nonce, brandCss, assets, body, state }: Page): string {
  const safeNonce = escapeHtml(nonce);
  const preloads = assets.preloads.map(
    (href) => `<link rel="modulepreload" href="${escapeHtml(href)}" nonce="${safeNonce}">`,
  );
  const scripts = assets.scripts.map(
    (src) => `<script type="module" src="${escapeHtml(src)}" nonce="${safeNonce}"></script>`,
  );
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta property="csp-nonce" nonce="${safeNonce}">`,
    `<link rel="icon" href="${escapeHtml(partner?.whitelabeling.favicon ?? defaultIcon)}">`,
    `<style nonce="${safeNonce}">${brandCss}${assets.styles.replaceAll('</', '<\\/')}</style>`,
    ...preloads,
    `</head><body><div id="root">${body}</div>`,
    toStateScript(state),
    ...scripts,
    '</body></html>',
  ].join('\n');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

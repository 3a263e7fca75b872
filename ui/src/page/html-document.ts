import type { Locale } from '@handrail/engine';
import { createTexts } from '../texts/create-texts.ts';
import { earlyInputScript } from './early-input.ts';
import { toStateScript } from './page-state.ts';

export interface PageAssets {
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  readonly styles: string;
  /** Files whose text is among the styles already, so that the browser need not fetch them. */
  readonly includedStyles?: readonly string[];
}

export interface HtmlPage {
  readonly lang: Locale;
  readonly title: string;
  readonly icon: string;
  readonly nonce: string;
  readonly brandCss: string;
  readonly assets: PageAssets;
  readonly body: string;
  readonly state: object;
  readonly density?: 'dense';
  /** A few lines of our own that must run before the first paint. */
  readonly firstScript?: string;
}

/** The whole page as it leaves the server: brand, styles, content and data at once, then the scripts. */
export function toHtmlDocument(page: HtmlPage): string {
  const { lang, title, icon, brandCss, assets, body, state, density, firstScript = '' } = page;
  const nonce = escapeHtml(page.nonce);
  // All at once and before anything long: what stands further down is asked for later.
  const preloads = [...assets.scripts, ...assets.preloads].map(
    (href) => `<link rel="modulepreload" href="${escapeHtml(href)}" nonce="${nonce}">`,
  );
  // A disabled sheet is not fetched; its name alone tells the loader of lazy pages that it is there.
  const included = (assets.includedStyles ?? []).map(
    (href) => `<link rel="stylesheet" href="${escapeHtml(href)}" disabled>`,
  );
  const scripts = assets.scripts.map(
    (src) => `<script type="module" src="${escapeHtml(src)}" nonce="${nonce}"></script>`,
  );
  return [
    '<!doctype html>',
    `<html lang="${lang}"${density ? ` data-density="${density}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...preloads,
    `<script nonce="${nonce}">${earlyInputScript};${firstScript}</script>`,
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    `<style nonce="${nonce}">${brandCss}${assets.styles.replaceAll('</', '<\\/')}</style>`,
    ...included,
    `</head><body><div id="root">${body}</div>`,
    toLateNote(lang),
    toStateScript(state),
    ...scripts,
    '</body></html>',
  ].join('\n');
}

/** Shown before any script has arrived, by the one that is part of the page. */
function toLateNote(lang: Locale): string {
  const texts = createTexts(lang);
  const text = texts._({
    id: 'late-page.text',
    message: 'We could not load all of this page yet. Please check your connection. We keep trying.',
  });
  const reload = texts._({ id: 'late-page.reload', message: 'Reload this page' });
  return `<div id="late-page" role="alert" hidden>${escapeHtml(text)} <button type="button">${escapeHtml(reload)}</button></div>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

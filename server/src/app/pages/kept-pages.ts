import { randomUUID } from 'node:crypto';
import type { InlineSources } from '../../platform/http/security-headers.ts';
import type { BrowserApp, RenderRequest, RenderResult } from './browser-app.ts';
import { compressOnce, type CompressedText } from './compressed-text.ts';
import { withoutNonce } from './without-nonce.ts';

type Execute = RenderRequest['execute'];

interface Asked {
  readonly document: string;
  readonly variables: object;
  readonly answer: string;
  readonly hasFailed: boolean;
}

interface KeptPage {
  readonly app: BrowserApp;
  readonly asked: readonly Asked[];
  readonly result: KeptResult;
  readonly isKept: boolean;
  readonly renderedAt: number;
}

/** A page that is the same for everyone who gets it, so that it is compressed once. */
export interface KeptResult extends RenderResult {
  readonly kept?: { readonly sources: InlineSources; readonly compressed: CompressedText };
}

interface Look {
  readonly at: number;
  readonly isTrue: Promise<boolean>;
}

export type RenderKept = (app: BrowserApp, request: Omit<RenderRequest, 'assets'>) => Promise<KeptResult>;

// A partner has some ten pages for people who are not signed in, of about 50 KB each.
const mostPages = 300;
// A page may say the year, so it does not stay for good.
const longestMs = 10 * 60_000;
// Visitors who come almost at once share one look at whether the page is still true.
const sharedLookMs = 100;

/**
 * Renders the pages of people who are not signed in, and keeps them. A kept page goes out again as long as everything
 * that it asked for is answered as before, so what changed is seen a tenth of a second later at most.
 */
export function createPageKeeper(): RenderKept {
  const pages = new Map<string, KeptPage>();
  const lastLooks = new WeakMap<KeptPage, Look>();

  return async function renderKept(app, request) {
    const kept = pages.get(request.url);
    if (kept && isCurrent(kept, app) && (await lookAgain(kept, request.execute))) {
      return kept.result;
    }
    pages.delete(request.url);
    if (!mayKeep(request.url)) return app.render({ ...request, assets: app.assets });
    const page = await renderPage(app, request);
    if (page.isKept) keep(request.url, page);
    return page.result;
  };

  function lookAgain(page: KeptPage, execute: Execute): Promise<boolean> {
    const last = lastLooks.get(page);
    if (last && performance.now() - last.at < sharedLookMs) return last.isTrue;
    const look = { at: performance.now(), isTrue: isTrueStill(page, execute) };
    lastLooks.set(page, look);
    return look.isTrue;
  }

  function keep(url: string, page: KeptPage): void {
    const [oldest] = pages.keys();
    if (pages.size >= mostPages && oldest !== undefined) pages.delete(oldest);
    pages.set(url, page);
  }
}

/** What follows a question mark differs from visitor to visitor, and may be a secret. */
function mayKeep(url: string): boolean {
  return !url.includes('?');
}

function isCurrent(page: KeptPage, app: BrowserApp): boolean {
  return page.app === app && performance.now() - page.renderedAt < longestMs;
}

async function isTrueStill({ asked }: KeptPage, execute: Execute): Promise<boolean> {
  const answers = await Promise.all(asked.map(({ document, variables }) => execute(document, variables)));
  return answers.every((answer, index) => JSON.stringify(answer) === asked[index]?.answer);
}

async function renderPage(app: BrowserApp, request: Omit<RenderRequest, 'assets'>): Promise<KeptPage> {
  const asked: Asked[] = [];
  const nonce = randomUUID();
  const { html, ...result } = await app.render({
    ...request,
    nonce,
    assets: app.assets,
    execute: async (document, variables) => {
      const answer = await request.execute(document, variables);
      asked.push({
        document,
        variables,
        answer: JSON.stringify(answer),
        hasFailed: answer.errors !== undefined,
      });
      return answer;
    },
  });
  const isKept = result.status === 200 && !asked.some(({ hasFailed }) => hasFailed);
  const page = { app, asked, isKept, renderedAt: performance.now() };
  if (!isKept) return { ...page, result: { ...result, html: html.replaceAll(nonce, request.nonce) } };
  const plain = withoutNonce(html, nonce);
  const kept = { sources: plain.sources, compressed: compressOnce(plain.html) };
  return { ...page, result: { ...result, html: plain.html, kept } };
}

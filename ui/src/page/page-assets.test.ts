import { afterEach, describe, expect, it, vi } from 'vitest';
import { withPageAssets } from './page-assets.ts';

const app = { scripts: ['/entry.js'], preloads: ['/vendor.js'], styles: '' };
const toMatches = (...pages: string[]) =>
  pages.map((page) => ({ route: { handle: { status: 200, page: [page] } } }));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the files of a page', () => {
  it('come after those of the app, the small ones first, and each once', () => {
    const shared = { href: '/shared.js', bytes: 70_000 };
    vi.stubGlobal('__PAGE_ASSETS__', {
      'frame.tsx': { scripts: [{ href: '/frame.js', bytes: 20_000 }, shared], styles: [] },
      'question.tsx': { scripts: [{ href: '/question.js', bytes: 5_000 }, shared], styles: [] },
    });
    expect(withPageAssets(app, toMatches('frame.tsx', 'question.tsx')).preloads).toEqual([
      '/vendor.js',
      '/question.js',
      '/frame.js',
      '/shared.js',
    ]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyInputScript } from './early-input.ts';
import { toHtmlDocument } from './html-document.ts';

const html = toHtmlDocument({
  ...{ lang: 'en', title: 'Check', icon: '/icon.svg', nonce: 'once', brandCss: '', state: {} },
  assets: { scripts: [], preloads: [], styles: '' },
  body: '<button type="button">Check Eligibility</button>',
});

function openPage(): HTMLElement {
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  // oxlint-disable-next-line no-implied-eval -- it is sent to the browser as text.
  const run = new Function(earlyInputScript) as () => void;
  run();
  const note = document.getElementById('late-page');
  if (!note) throw new Error('The page cannot say that it is late.');
  return note;
}

describe('a page whose scripts do not arrive', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    window.adoptEarlyInput?.();
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  it('says so when a press has waited for a while, and no longer once it is answered', () => {
    const note = openPage();
    expect(note.hidden).toBe(true);
    document.querySelector('button')?.click();
    expect(note.hidden).toBe(true);
    vi.advanceTimersByTime(4000);
    expect(note.hidden).toBe(false);
    expect(note.textContent).toContain('Please check your connection.');
    expect(note.querySelector('button')?.textContent).toBe('Reload this page');
    window.adoptEarlyInput?.();
    expect(note.hidden).toBe(true);
  });

  it('says so when a script is lost, and asks for it again', () => {
    const note = openPage();
    // A type that this document does not run, so that only the page itself asks for it.
    document.body.insertAdjacentHTML('beforeend', '<script type="text/late" src="/entry.js">');
    const lost = document.querySelector<HTMLScriptElement>('script[type="text/late"]');
    lost?.dispatchEvent(new Event('error'));
    expect(note.hidden).toBe(false);
    vi.advanceTimersByTime(2000);
    const again = document.querySelector<HTMLScriptElement>('script[type="text/late"]');
    expect(again).not.toBe(lost);
    expect(again?.getAttribute('src')).toMatch(/\/entry\.js$/);
    expect(again?.type).toBe('text/late');
  });

  it('no longer says that all is saved once someone types, until the app has taken the page over', () => {
    openPage();
    const { dataset } = document.documentElement;
    expect(dataset.early).toBeUndefined();
    document.querySelector('button')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(dataset.early).toBe('typed');
    window.adoptEarlyInput?.();
    expect(dataset.early).toBeUndefined();
  });

  it('says nothing of an answer that comes soon', () => {
    const note = openPage();
    document.querySelector('button')?.click();
    window.adoptEarlyInput?.();
    vi.advanceTimersByTime(4000);
    expect(note.hidden).toBe(true);
  });
});

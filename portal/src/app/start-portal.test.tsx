import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answersOf, buildProgram, buildUser } from '../testing/demo-portal.ts';
import { renderPortal } from '../testing/render-portal.ts';
import { startPortal } from './start-portal.tsx';

const signedIn = answersOf({ user: buildUser(), programs: [buildProgram()] });

beforeEach(() => {
  sessionStorage.setItem('handrail:sampled', 'no');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Puts what the server sends into this document, as a browser would before any script runs. */
async function loadPage(url: string, answers: Parameters<typeof renderPortal>[1]): Promise<HTMLElement> {
  const { html } = await renderPortal(url, answers);
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const script of page.querySelectorAll('script[src]')) script.remove();
  document.body.innerHTML = page.body.innerHTML;
  window.history.replaceState(null, '', url);
  return screen.getByRole('heading', { level: 1 });
}

describe('startPortal', () => {
  it.each([
    ['/bayview/identity/signin', answersOf({})],
    ['/bayview/identity/basic', answersOf({})],
    ['/bayview/nowhere', answersOf({})],
    ['/bayview/application/portal', signedIn],
    ['/bayview/program/program-1/intro', signedIn],
    ['/nobody', answersOf({})],
  ])('takes over %s without changing it or asking for anything again', async (url, answers) => {
    const heading = await loadPage(url, answers);
    const before = document.body.innerHTML;
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);

    const root = await act(async () => startPortal(document.getElementById('root')!));

    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(document.body.innerHTML).toBe(before);
    expect(complaints.mock.calls).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
    act(() => root?.unmount());
  });
});

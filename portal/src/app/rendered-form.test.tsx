import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Root } from 'react-dom/client';
import { hideFormScript } from './hide-form.ts';
import { startPortal } from './start-portal.tsx';
import { applicationAddress, applicationId, buildApplicationServer } from '../testing/demo-application.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { openPortal } from '../testing/open-portal.ts';
import { renderPortal } from '../testing/render-portal.ts';
import { watchLocation } from '../testing/watch-location.ts';

type Server = ReturnType<typeof buildApplicationServer>;

const question = `${applicationAddress}/questions/you-name`;
const nickname = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Nickname/ });

let root: Root | undefined;

beforeEach(() => {
  sessionStorage.setItem('handrail:sampled', 'no');
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  localStorage.clear();
  delete document.documentElement.dataset.form;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Puts what the server sends into this document, as a browser would before any script runs. */
async function loadPage(url: string, { api }: Server): Promise<void> {
  const { html } = await renderPortal(url, api);
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const script of page.querySelectorAll('script[src]')) script.remove();
  document.body.innerHTML = page.body.innerHTML;
  window.history.replaceState(null, '', url);
}

async function takeOver({ api }: Server): Promise<ReturnType<typeof fakeApi>> {
  const fake = fakeApi(api);
  root = await act(async () => startPortal(document.getElementById('root')!));
  return fake;
}

describe('the form that the server renders', () => {
  it('has its fields and answers before any script runs', async () => {
    await loadPage(question, buildApplicationServer({ answers: { nickname: 'Dee' } }));

    expect(nickname().value).toBe('Dee');
    expect(screen.getByRole('button', { name: /Continue|Next/ })).toBeTruthy();
  });

  it.each(['', '/sections/about', '/groups/story', '/questions/you-name', '/review'])(
    'is taken over at %s as it is, without asking for the form or the answers again',
    async (page) => {
      const server = buildApplicationServer({ answers: { nickname: 'Dee' } });
      await loadPage(`${applicationAddress}${page}`, server);
      const heading = screen.getByRole('heading', { level: 1 });
      const before = document.querySelector('main')?.innerHTML;
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);

      const api = await takeOver(server);

      expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
      expect(document.querySelector('main')?.innerHTML === before).toBe(true);
      expect(complaints.mock.calls).toEqual([]);
      expect(api.calls.map(({ operation }) => operation)).toEqual(['GetDraftKey']);
    },
  );

  it('saves what was typed into it', async () => {
    const server = buildApplicationServer();
    await loadPage(question, server);
    await takeOver(server);

    act(() => {
      const field = nickname();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Dee');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });

    await waitFor(
      () => {
        expect(server.server.answers).toEqual({ nickname: 'Dee' });
      },
      { timeout: 5000 },
    );
  });

  it('waits, hidden, for answers that only this device has', async () => {
    watchLocation();
    const expired = { errors: [{ message: 'Unauthorized' }] };
    const { user, close } = openPortal(question, {
      ...buildApplicationServer().api,
      UpdateApplication: expired,
    });
    await user.type(await screen.findByRole('textbox', { name: /^Nickname/ }), 'Dee');
    await waitFor(() => {
      expect(Object.keys(localStorage).join()).toContain(`application:${applicationId}`);
    });
    close();

    const server = buildApplicationServer({ answers: { nickname: 'Old' } });
    await loadPage(question, server);
    (0, eval)(hideFormScript);
    expect(document.documentElement.dataset.form).toBe('hidden');

    await takeOver(server);

    expect(document.documentElement.dataset.form).toBeUndefined();
    expect(nickname().value).toBe('Dee');
    await waitFor(() => {
      expect(server.server.answers).toEqual({ nickname: 'Dee' });
    });
  });

  it('is not hidden by the draft of another application', async () => {
    localStorage.setItem('handrail:draft:user-1:application:9a0c66f6-59a5-4c5c-b8ea-3f0f3f4c3c11', 'sealed');
    await loadPage(question, buildApplicationServer());
    (0, eval)(hideFormScript);

    expect(document.documentElement.dataset.form).toBeUndefined();
  });
});

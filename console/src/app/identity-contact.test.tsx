import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../testing/build-session.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { createRoutes } from './create-routes.tsx';

const { request } = createFakeApi({});
const session = buildSession({ staff: undefined, request });

/** Every address that is open without a session. */
const pages = (createRoutes(session)[0]?.children ?? []).flatMap(({ path, id }) =>
  path !== undefined && id !== 'work' ? [path] : [],
);

describe('the pages on which staff come in', () => {
  it('are all here', () => {
    expect(pages).toEqual(['sign-in', 'join']);
  });

  it.each(pages)('tell someone who cannot sign in whom to ask: %s', async (path) => {
    renderConsole(session, `/${path}`);

    const line = await screen.findByText(/^Need help\?/);
    expect(line.textContent).toBe('Need help? Write to help@bayview.example.');
    expect(within(line).getByRole('link').getAttribute('href')).toBe('mailto:help@bayview.example');
  });
});

import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach } from 'vitest';
import type { ConsoleSession } from '../shared/context/console-context.tsx';
import { ConsoleProviders } from '../app/console-providers.tsx';
import { createRoutes } from '../app/create-routes.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Opens the console at an address and gives a person who can use it. */
export function renderConsole(session: ConsoleSession, path: string) {
  const basename = `/partner/${session.partner.externalId}`;
  const router = createMemoryRouter(createRoutes(session), {
    basename,
    initialEntries: [`${basename}${path}`],
  });
  render(
    <ConsoleProviders session={session}>
      <RouterProvider router={router} />
    </ConsoleProviders>,
  );
  return { router, person: userEvent.setup() };
}

/** Shows one part of a page, as if the page around it were there. */
export function renderInConsole(session: ConsoleSession, part: ReactNode) {
  render(<ConsoleProviders session={session}>{part}</ConsoleProviders>);
  return { person: userEvent.setup() };
}

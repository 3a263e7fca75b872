import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { PortalProviders } from '../../shared/context/portal-providers.tsx';
import { buildPartner, buildProgram, buildUser } from '../../testing/demo-portal.ts';
import { homeSections, type HomeItem } from './home-item.ts';
import { HomeSections } from './home-sections.tsx';

afterEach(cleanup);

const session = {
  partner: buildPartner(),
  user: buildUser(),
  incidents: [],
  request: () => Promise.reject(new Error('These sections ask for nothing')),
};

const items = (sections: readonly HomeItem['section'][]): HomeItem[] =>
  sections.map((section) => ({
    section,
    key: section,
    program: buildProgram({ name: section }),
    path: '/',
    status: 'Application',
  }));

function showSections(shown: readonly HomeItem['section'][]): (string | null)[] {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PortalProviders session={session}>
        <MemoryRouter>
          <HomeSections items={items(shown)} />
        </MemoryRouter>
      </PortalProviders>
    </QueryClientProvider>,
  );
  return screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

describe('the sections of the portal home', () => {
  it('stand in the order of what needs attention [P138]', () => {
    expect(showSections(homeSections.toReversed())).toEqual([
      'Action Required',
      'Available Programs',
      'Submitted Programs',
    ]);
  });

  it('are left out when they are empty [P139]', () => {
    expect(showSections(['submitted'])).toEqual(['Submitted Programs']);
  });
});

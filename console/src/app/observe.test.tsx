import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildSession } from '../testing/build-session.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { observe } from './observe.ts';
import type { Request } from '../shared/api/request.ts';

it('counts each page of the console that is opened, by its pattern', async () => {
  sessionStorage.setItem('handrail:sampled', 'yes');
  const calls: unknown[] = [];
  const request = ((operation: { name: string }, variables: object) => {
    calls.push({ operation: operation.name, ...variables });
    return Promise.resolve({});
  }) as unknown as Request;
  const session = buildSession({ request });
  const { router, person } = renderConsole(session, '/nothing-here');
  await screen.findByRole('heading', { level: 1 });

  observe(router, session, undefined);
  await person.click(screen.getByRole('link', { name: 'Go to cases' }));
  await screen.findByRole('heading', { level: 1, name: 'Cases' });

  expect(calls).toEqual(
    ['other', '/cases'].map((route) => ({
      operation: 'RecordPageView',
      input: { partnerId: 'partner-1', app: 'console', route },
    })),
  );
});

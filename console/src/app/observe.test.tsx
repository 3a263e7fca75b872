import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildSession, emptyQueue } from '../testing/build-session.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { observe } from './observe.ts';

it('counts each page of the console that is opened, by its pattern', async () => {
  sessionStorage.setItem('handrail:sampled', 'yes');
  const { calls, request } = createFakeApi({ ...emptyQueue, RecordPageView: {} });
  const session = buildSession({ request });
  const { router, person } = renderConsole(session, '/nothing-here');
  await screen.findByRole('heading', { level: 1 });

  observe(router, session, undefined);
  await person.click(screen.getByRole('link', { name: 'Go to cases' }));
  await screen.findByRole('heading', { level: 1, name: 'Cases' });

  expect(calls.filter(([name]) => name === 'RecordPageView')).toEqual(
    ['other', '/cases'].map((route) => ['RecordPageView', { partnerId: 'partner-1', app: 'console', route }]),
  );
});

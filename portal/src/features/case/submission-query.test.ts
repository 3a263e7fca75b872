import { compileProgram, createLiveForm } from '@handrail/engine';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { buildDefinition } from '../../testing/demo-application.ts';
import type { PortalSession } from '../../shared/context/portal-context.tsx';
import { submissionQuery, type Submission } from './submission-query.ts';

it('gives the newest form as it is when a case is opened again, and compares it with nothing', async () => {
  const client = new QueryClient();
  const load = async () => {
    const form = createLiveForm(compileProgram(buildDefinition()), {
      settings: { today: '2026-11-15', locale: 'en', audience: 'applicant' },
      answers: {},
    });
    const loaded: Submission = { sections: [], form };
    const query = submissionQuery({} as PortalSession, 'a1');
    return { loaded, given: await client.query({ ...query, queryFn: () => loaded, staleTime: 0 }) };
  };
  await load();
  const { loaded, given } = await load();
  expect(given).toBe(loaded);
});

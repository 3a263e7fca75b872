import { buildCase, buildSubmitted } from './build-case.ts';
import { buildSession, buildStaffMember } from './build-session.ts';
import { createFakeApi } from './fake-api.ts';
import { renderConsole } from './render-console.tsx';

export const done = { metadata: { status: 200, errors: [], message: null } };

/** Opens the page of a case, which answers as said or as usual. */
export function openCase(
  replies: Record<string, unknown> = {},
  staff = buildStaffMember({ role: 'caseWorker' }),
  path = '/cases/case-1',
) {
  const api = createFakeApi({
    OpenCaseForReview: { openCaseForReview: done },
    GetStaffCase: { staffCase: buildCase() },
    GetSubmittedAnswers: buildSubmitted(),
    GetCaseMoney: { staffCase: { id: 'case-1', fulfillments: [] } },
    ...replies,
  });
  const { person, router } = renderConsole(buildSession({ staff, request: api.request }), path);
  const sent = (name: string) => api.calls.filter(([called]) => called === name).map(([, input]) => input);
  return { person, router, sent };
}

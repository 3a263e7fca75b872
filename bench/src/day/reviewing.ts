import { ask, type Line } from './ask.ts';
import type { Kind, Step } from './day-visits.ts';
import type { Act, Desk } from './act.ts';

const views = ['review', 'mine', 'unassigned', 'all', 'sentBack'];
const names = ['maria', 'tran', 'okafor', 'desmond novak', 'hieu 41'];

/** Someone on the staff: pages the queue, opens a case that applicants of the day submitted, and decides it. */
export function beginReviewing(desk: Desk, line: Line) {
  let looks = 0;
  let after: unknown;
  let opened: Desk['waiting'][number] | undefined;
  const read = (kind: Kind, name: string, variables: object = {}): Act => ({
    kind,
    send: () => ask(line, { app: 'console', name, variables }),
  });
  const page = (variables: object): Act => ({
    kind: 'queue',
    send: async () => {
      const { nextCursor } = await ask(line, { app: 'console', name: 'GetCases', variables });
      after = nextCursor ?? undefined;
    },
  });
  const write = (kind: Kind, name: string, input: object): Act => ({
    kind,
    send: () => ask(line, { app: 'console', name, variables: { input } }),
  });

  /** Opening a case that waits starts its review, as the page does by itself. */
  const openForReview = (next: Desk['waiting'][number]): Act => {
    const act = write('review', 'OpenCaseForReview', { caseId: next.id });
    return {
      ...act,
      send: async () => {
        try {
          await act.send();
          opened = next;
        } catch (error) {
          desk.waiting.push(next);
          throw error;
        }
      },
    };
  };

  const decide = ({ id: caseId }: Desk['waiting'][number]): Act => {
    const given = { caseId, seen: 'InReview' };
    opened = undefined;
    return looks % 3 === 0
      ? write('decide', 'PerformCaseAction', { ...given, action: 'denyCase', reason: 'The rent is covered.' })
      : write('decide', 'PerformCaseAction', { ...given, action: 'approveCase', requestedAmount: 90_000 });
  };

  return (step: Step): Act | undefined => {
    looks += 1;
    if (step === 'counts') return read('counts', 'GetQueueCounts');
    if (step === 'search')
      return read('search', 'GetCases', { view: 'all', find: names[looks % names.length] });
    if (step === 'queue') {
      const view = views[looks % views.length];
      const next = after;
      after = undefined;
      return page(next === undefined ? { view } : { view: 'all', after: next });
    }
    if (step === 'case' && !opened) {
      const next = desk.waiting.shift();
      return next && openForReview(next);
    }
    if (!opened) return undefined;
    if (step === 'case') return read('case', 'GetStaffCase', { id: opened.id });
    if (step === 'answers')
      return read('answers', 'GetSubmittedAnswers', { applicationId: opened.applicationId });
    return decide(opened);
  };
}

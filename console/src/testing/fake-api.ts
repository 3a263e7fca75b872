import { reportUnanswered } from '@handrail/ui/testing';
import type { Request } from '../shared/api/request.ts';

const done = { metadata: { status: 200, errors: [], message: null } };

/** What pages ask by themselves, whatever a test is about. */
const usual = {
  // Without a key nothing that is typed is kept.
  GetDraftKey: { currentUser: null },
  NoteCasePresence: { noteCasePresence: { ...done, others: [] } },
  GetBatches: {
    payoutRules: { isConnected: true, hasBankFiles: false },
    ...{ batchCandidates: [], paymentBatches: [] },
  },
  PreviewCaseAction: { caseActionPreview: { ...done, mail: null } },
};

/** An API that gives each operation its reply and remembers what it was asked; a list of replies is used up in turn. */
export function createFakeApi(replies: Readonly<Record<string, unknown>>) {
  const calls: [string, unknown][] = [];
  const waiting = new Map(
    Object.entries({ ...usual, ...replies }).map(([name, reply]) => [
      name,
      Array.isArray(reply) ? [...(reply as unknown[])] : [reply],
    ]),
  );
  const request = ((operation: { name: string }, variables: { input?: unknown }) => {
    calls.push([operation.name, variables.input ?? variables]);
    const queue = waiting.get(operation.name);
    const reply = queue && queue.length > 1 ? queue.shift() : queue?.[0];
    if (reply === undefined) return Promise.reject(reportUnanswered(operation.name));
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply);
  }) as unknown as Request;
  return { calls, request };
}

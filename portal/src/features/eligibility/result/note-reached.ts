import { CountReachedQuestionDocument } from '../../../gql/operations.ts';

interface Reached {
  readonly partnerId: string;
  readonly version: number;
  readonly key: string;
  /** How many questions stand before this one. */
  readonly index: number;
}

let furthest: Reached | undefined;

/** Notes that a question was answered. When the page is left, the furthest one is counted, once for the visit. */
export function noteReached(reached: Reached): void {
  if (!furthest) window.addEventListener('pagehide', report, { once: true });
  if (!furthest || reached.version !== furthest.version || reached.index > furthest.index) furthest = reached;
}

/** Outlives the page, and says nothing of who was there: not even the cookies of the browser go along. */
function report(): void {
  if (!furthest) return;
  const { partnerId, version, key } = furthest;
  const { name: operationName, hash: sha256Hash } = CountReachedQuestionDocument;
  furthest = undefined;
  fetch('/graphql', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json', 'x-operation-name': operationName },
    body: JSON.stringify({
      operationName,
      variables: { input: { partnerId, version, key } },
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    }),
  }).catch(() => undefined);
}

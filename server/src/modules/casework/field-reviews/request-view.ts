import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { ResubmissionRequest, ResubmissionRound } from '../../applications/index.ts';
import { listLines } from './list-lines.ts';

/** What was asked again, with what the form calls it. */
export interface RequestView extends ResubmissionRequest {
  readonly label: string;
  readonly questionKey: string | null;
  readonly question: string;
  readonly section: string;
  /** The name of the document that is meant. */
  readonly filename: string | null;
}

/** What a round asks, in the order of the form. */
export async function toRequestViews(
  tx: Transaction,
  ctx: RequestContext,
  { applicationId, version, requests }: ResubmissionRound,
): Promise<RequestView[]> {
  if (requests.length === 0) return [];
  const lines = (await listLines(tx, ctx, applicationId, version))?.lines ?? [];
  const positionOf = new Map(lines.map(({ key }, position) => [key, position]));
  return requests
    .toSorted((one, other) => (positionOf.get(one.key) ?? 0) - (positionOf.get(other.key) ?? 0))
    .map((request) => {
      const line = lines[positionOf.get(request.key) ?? -1];
      const document = line?.documents.find(({ id }) => id === request.documentId);
      return {
        ...request,
        label: line?.label ?? request.key,
        questionKey: line?.questionKey ?? null,
        question: line?.question ?? '',
        section: line?.section ?? '',
        filename: document?.filename ?? null,
      };
    });
}

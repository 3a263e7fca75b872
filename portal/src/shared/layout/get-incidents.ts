import { GetActiveIncidentsDocument, type GetActiveIncidentsQuery } from '../../gql/operations.ts';
import type { Request } from '../api/request.ts';

export type Incident = GetActiveIncidentsQuery['incidentMessages']['nodes'][number];

/** What the partner and the operator want every visitor to know right now. */
export async function listIncidents(request: Request, partnerId: string): Promise<readonly Incident[]> {
  const { incidentMessages } = await request(GetActiveIncidentsDocument, { partnerId });
  return incidentMessages.nodes;
}

import type { Request } from '../api/request.ts';
import { GetPartnerDocument, type GetPartnerQuery } from '../../gql/operations.ts';

export type Partner = GetPartnerQuery['partners']['nodes'][number];

/** The partner that the address names, if there is one. */
export async function findPartner(request: Request, externalId: string): Promise<Partner | undefined> {
  const { partners } = await request(GetPartnerDocument, { externalId });
  return partners.nodes[0];
}

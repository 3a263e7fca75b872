import { GetPartnerDocument, type GetPartnerQuery } from '../../gql/operations.ts';
import type { Request } from '../api/request.ts';

export type Partner = GetPartnerQuery['partners']['nodes'][number];

/** The partner that the first part of the address names, if there is one (P028). */
export async function findPartner(request: Request, externalId: string): Promise<Partner | undefined> {
  const { partners } = await request(GetPartnerDocument, { externalId });
  return partners.nodes[0];
}

import { queryOptions } from '@tanstack/react-query';
import type { PortalSession } from '../../shared/context/portal-context.tsx';
import { GetUserTaxFormsDocument, type GetUserTaxFormsQuery } from '../../gql/operations.ts';

type UserNode = NonNullable<GetUserTaxFormsQuery['currentUser']>;

export type TaxForm = UserNode['taxForms'][number];
export type Certification = GetUserTaxFormsQuery['w9Certification'];

/** What a person has signed, what they would sign, and what is known of them already. */
export interface OwnTaxForms {
  readonly user: UserNode;
  readonly certification: Certification;
}

export function taxFormsQuery(session: PortalSession) {
  return queryOptions({ queryKey: ['tax-forms'], queryFn: () => getOwnTaxForms(session) });
}

async function getOwnTaxForms({ request }: PortalSession): Promise<OwnTaxForms> {
  const { currentUser, w9Certification } = await request(GetUserTaxFormsDocument, {});
  if (!currentUser) throw new Error('The tax forms could not be loaded');
  return { user: currentUser, certification: w9Certification };
}

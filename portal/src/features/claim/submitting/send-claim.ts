import type { ClaimDraft, ClaimMethod } from '@handrail/engine/payments';
import type { PortalSession } from '../../../shared/context/portal-context.tsx';
import {
  ClaimCheckDocument,
  ClaimDirectDepositDocument,
  ClaimPhysicalCardDocument,
  ClaimVirtualCardDocument,
  ClaimZelleDocument,
  type ClaimZelleMutation,
} from '../../../gql/operations.ts';

export type ClaimReply = ClaimZelleMutation['claimZelle'];

/** Sends a claim under its key, with what its method needs (P670-P673). */
export async function sendClaim(
  { request }: PortalSession,
  id: string,
  idempotencyKey: string,
  draft: ClaimDraft & { readonly method: ClaimMethod },
): Promise<ClaimReply> {
  const sent = { id, idempotencyKey };
  switch (draft.method) {
    case 'DirectDeposit': {
      const { accountType = '', routingNumber = '', accountNumber = '' } = draft;
      const input = { ...sent, bankAccount: { accountType, routingNumber, accountNumber } };
      return (await request(ClaimDirectDepositDocument, { input })).claimDirectDeposit;
    }
    case 'Check': {
      const input = { ...sent, address: toAddress(draft) };
      return (await request(ClaimCheckDocument, { input })).claimCheck;
    }
    case 'PhysicalCard': {
      const input = { ...sent, address: toAddress(draft) };
      return (await request(ClaimPhysicalCardDocument, { input })).claimPhysicalCard;
    }
    case 'VirtualCard': {
      const input = { ...sent, address: toAddress(draft) };
      return (await request(ClaimVirtualCardDocument, { input })).claimVirtualCard;
    }
    case 'Zelle': {
      const input = { ...sent, email: draft.email ?? '' };
      return (await request(ClaimZelleDocument, { input })).claimZelle;
    }
  }
}

function toAddress({ address = {} }: ClaimDraft) {
  const { addressLine1 = '', addressLine2, city = '', state = '', zip = '' } = address;
  return { addressLine1, city, state, zip, ...(addressLine2 !== undefined && { addressLine2 }) };
}

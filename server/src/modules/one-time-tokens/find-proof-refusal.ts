import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { isTokenLive, type OneTimeToken } from './one-time-token.ts';
import { countFailedConfirmation } from './one-time-token-store.ts';

export type ProofRefusal = 'auth/invalid-action-code' | 'auth/missing-email' | 'auth/invalid-email';

interface Proof {
  /** Whether whoever asked for the link is known to be the one who uses it. */
  readonly isFromAsker: boolean;
  /** Typed by the person where that is not known. */
  readonly email?: string | undefined;
}

/**
 * Why a link may not be used. The link alone proves nothing: scanners open it too. It takes whoever asked for it, or the
 * typed address; a wrong one is counted, so the caller must let the transaction commit.
 */
export async function findProofRefusal(
  tx: Transaction,
  ctx: RequestContext,
  token: OneTimeToken,
  { isFromAsker, email }: Proof,
): Promise<ProofRefusal | undefined> {
  if (!isTokenLive(token, ctx.now())) return 'auth/invalid-action-code';
  if (isFromAsker) return undefined;
  if (email === undefined) return 'auth/missing-email';
  if (email === token.email) return undefined;

  await countFailedConfirmation(tx, ctx.partnerId, token);
  appendAuditEvent(tx, ctx, {
    action: 'confirmWrongEmail',
    entityType: token.purpose,
    entityId: token.id,
  });
  return 'auth/invalid-email';
}

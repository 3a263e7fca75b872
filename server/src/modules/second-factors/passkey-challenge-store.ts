import type { RequestContext } from '../../platform/context.ts';
import { hashToken } from '../../platform/crypto/token.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';

/** What a signature is for; one made for the other is refused. */
export type ChallengePurpose = 'enrol' | 'confirm';

export interface Challenge {
  readonly userId: string;
  readonly purpose: ChallengePurpose;
  readonly challenge: string;
}

const validMinutes = 5;

export async function insertChallenge(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  { userId, purpose, challenge }: Challenge,
): Promise<void> {
  await tx
    .insertInto('webauthn_challenges')
    .values({
      partner_id: partnerId,
      challenge_hash: hashToken(challenge),
      user_id: userId,
      purpose,
      expires_at: new Date(now().getTime() + validMinutes * 60_000),
    })
    .execute();
}

/** Takes the challenge in one step: it is good once, soon, for its person and its purpose. */
export async function consumeChallenge(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  { userId, purpose, challenge }: Challenge,
): Promise<boolean> {
  const taken = await tx
    .updateTable('webauthn_challenges')
    .set({ used_at: now() })
    .where('partner_id', '=', partnerId)
    .where('challenge_hash', '=', hashToken(challenge))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

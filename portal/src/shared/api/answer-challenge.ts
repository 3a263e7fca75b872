import { request } from '@handrail/ui';
import { solveChallenge } from '@handrail/ui/challenge';
import { GetChallengeDocument } from '../../gql/operations.ts';

/** Gets the challenge of a partner and solves it. */
export async function answerChallenge(partnerId: string): Promise<string> {
  const { challenge } = await request(GetChallengeDocument, { partnerId });
  return solveChallenge(challenge);
}

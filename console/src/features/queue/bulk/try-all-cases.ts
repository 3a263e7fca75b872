import { isRequestError } from '@handrail/ui';

interface DryRunAnswer {
  readonly bulkChange?: { readonly untriedCount: number } | null;
}

/** A colleague or a job has one of the cases in hand; that takes moments. */
const pausesMs = [1000, 2000, 4000];

/** A dry run of many cases goes piece by piece: asks again, with the same id, until it came to every case. */
export async function tryAllCases<Answer extends DryRunAnswer>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await askPatiently(ask, pausesMs);
  return answer.bulkChange && answer.bulkChange.untriedCount > 0 ? tryAllCases(ask) : answer;
}

async function askPatiently<Answer>(
  ask: () => Promise<Answer>,
  [pauseMs, ...later]: readonly number[],
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (pauseMs === undefined || !isRequestError(error, 'Unavailable')) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return askPatiently(ask, later);
  }
}

import { isShortRun } from '../short-run.ts';

const rounds = isShortRun ? 5 : 40;
const roundsToWarmUp = 6;

interface Ways {
  readonly api: () => Promise<unknown>;
  readonly byHand: () => Promise<unknown>;
}

/** Times both ways in turns and prints the medians. */
export async function compareTimes(what: string, most: number, { api, byHand }: Ways): Promise<void> {
  const apiTimes: number[] = [];
  const handTimes: number[] = [];
  for (let round = -roundsToWarmUp; round < rounds; round += 1) {
    const apiTime = await time(api);
    const handTime = await time(byHand);
    if (round < 0) continue;
    apiTimes.push(apiTime);
    handTimes.push(handTime);
  }
  const ratio = median(apiTimes) / median(handTimes);
  console.log(
    `| ${what} | ${median(apiTimes).toFixed(1)} ms | ${median(handTimes).toFixed(1)} ms | ` +
      `${ratio.toFixed(1)} | ${ratio <= most ? 'within' : 'OVER'} ${most} |`,
  );
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { toProgram } from '../engine/contenders/to-program.ts';
import { generateForm } from '../engine/form/generate-form.ts';
import { median } from '../engine/measure/statistics.ts';
import { openBenchProduct } from '../product/open-bench-product.ts';
import { isShortRun } from '../short-run.ts';

const clients = 16;
const rounds = isShortRun ? 2 : 7;
const visitsPerRound = isShortRun ? 32 : 400;
const leastGain = 10;

/** How often a second the sign-in page goes out, kept and rendered anew, beside the plain page at the root. */
export async function benchPages(): Promise<void> {
  const product = await openBenchProduct(toProgram(generateForm(50, 1)));
  const signIn = `${product.address}/${product.externalId}/identity/basic`;
  let turn = 0;
  const contenders: Contender[] = [
    { name: 'the page at /', address: () => product.address, rates: [] },
    { name: 'sign-in, kept', address: () => signIn, rates: [] },
    // An address with a question mark is never kept.
    { name: 'sign-in, rendered each time', address: () => `${signIn}?turn=${(turn += 1)}`, rates: [] },
  ];
  try {
    // One more, thrown away: compilers and connections warm up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const { address, rates } of contenders) {
        const rate = await measureRate(address);
        if (round > 0) rates.push(rate);
      }
    }
    report(contenders);
  } finally {
    await product.stop();
  }
}

interface Contender {
  readonly name: string;
  readonly address: () => string;
  readonly rates: number[];
}

async function measureRate(address: () => string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let waiting = visitsPerRound;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (waiting-- > 0) await visit(address(), agent);
    }),
  );
  agent.destroy();
  return (visitsPerRound / (performance.now() - begun)) * 1000;
}

/** Asks as browsers do, for a compressed page. */
function visit(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = get(
      address,
      { agent, headers: { 'accept-encoding': 'br', accept: 'text/html' } },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${address} answered ${String(answer.statusCode)}`));
        buffer(answer).then(() => {
          resolve();
        }, reject);
      },
    );
    call.once('error', reject);
  });
}

function report(contenders: readonly Contender[]): void {
  const [front = 0, kept = 0, anew = 0] = contenders.map(({ rates }) => median(rates));
  const gain = kept / anew;
  console.log(`Visits a second, ${clients} at once: ${front.toFixed(0)} of the page at /`);
  console.log(`  sign-in, rendered each time: ${anew.toFixed(0)}`);
  console.log(
    `  sign-in, kept: ${kept.toFixed(0)}, ${gain.toFixed(1)} times as many, ` +
      `${gain >= leastGain ? 'within' : 'UNDER'} the bar of ${leastGain}`,
  );
  if (gain < leastGain) process.exitCode = 1;
}

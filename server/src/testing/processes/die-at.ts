import type { Payouts } from '../../ports/payouts.ts';
import type { TestContext } from '../build-context.ts';

/** Everywhere in a claim where the process can die. */
export const claimPlaces = [
  'before the first transaction',
  'in the first transaction',
  'after the first transaction',
  'before the bank is asked',
  'after the bank has it',
  'before the second transaction',
  'in the second transaction',
  'after the second transaction',
] as const;
export type ClaimPlace = (typeof claimPlaces)[number];

/** A process that dies at a place: whatever comes after that is not done. */
export function dieAt(place: ClaimPlace, ctx: TestContext, end: () => Promise<unknown>): TestContext {
  let transactions = 0;
  const die = (here: ClaimPlace) => (here === place ? end() : Promise.resolve());
  const transaction: TestContext['db']['transaction'] = async (work) => {
    transactions += 1;
    const name = transactions === 1 ? 'first' : 'second';
    await die(`before the ${name} transaction`);
    const result = await ctx.db.transaction(async (tx) => {
      const done = await work(tx);
      await die(`in the ${name} transaction`);
      return done;
    });
    await die(`after the ${name} transaction`);
    return result;
  };
  const submit: Payouts['submit'] = async (name, order) => {
    await die('before the bank is asked');
    const outcome = await ctx.ports.payouts.submit(name, order);
    await die('after the bank has it');
    return outcome;
  };
  return {
    ...ctx,
    db: { ...ctx.db, transaction },
    ports: { ...ctx.ports, payouts: { ...ctx.ports.payouts, submit } },
  };
}

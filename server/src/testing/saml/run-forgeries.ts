import { forgeries, type Loot } from './forgeries.ts';

/** Something that takes posted responses: the product, or a careless stand-in that shows what the check can see. */
export interface Consumer {
  /** A sign-in that waits for its answer. */
  readonly begin: () => Promise<Loot>;
  /** Whether the answer got someone in. */
  readonly accepts: (samlResponse: string, loot: Loot) => Promise<boolean>;
}

/** Sends every forgery and lists those that were believed. */
export async function runForgeries(consumer: Consumer): Promise<string[]> {
  const believed: string[] = [];
  for (const [name, forge] of Object.entries(forgeries)) {
    const loot = await consumer.begin();
    if (await consumer.accepts(forge(loot), loot)) believed.push(name);
  }
  return believed;
}

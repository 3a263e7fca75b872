import { setTimeout as sleep } from 'node:timers/promises';

/** Two databases of one server that change what belongs to the server at the same moment: one of them tries again. */
export async function retryWhenConcurrent<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if ((error as Error).message !== 'tuple concurrently updated' || attempt === 20) throw error;
      await sleep(20 * attempt);
    }
  }
}

import { AsyncResource } from 'node:async_hooks';

const elsewhere = new AsyncResource('elsewhere');

/** Runs work as another process would: it knows nothing of the connection that the caller holds. */
export function doElsewhere<T>(work: () => T): T {
  return elsewhere.runInAsyncScope(work);
}

import { Worker } from 'node:worker_threads';

const lookEveryMs = 250;
/** A thread of its own, because reading and drawing keep the main one busy for as long as they take. */
const watch = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.ppid !== workerData.parentId) process.kill(process.pid, 'SIGKILL');
    const end = Atomics.load(workerData.end, 0);
    if (end > 0n && process.hrtime.bigint() > end) process.kill(process.pid, 'SIGALRM');
  }, ${String(lookEveryMs)});
`;

/**
 * Ends this process, even in the middle of a drawing, when the process that started it is gone (SIGKILL) or when the
 * time of a file is up (SIGALRM).
 * @param {number} parentId
 */
export function watchLimits(parentId) {
  const end = new BigInt64Array(new SharedArrayBuffer(8));
  new Worker(watch, {
    eval: true,
    env: {},
    workerData: { parentId, end },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  }).unref();
  return {
    /** @param {number} longestMs */
    begin: (longestMs) =>
      Atomics.store(end, 0, process.hrtime.bigint() + BigInt(Math.round(longestMs)) * 1_000_000n),
    stop: () => Atomics.store(end, 0, 0n),
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import { type LaneOptions, runLane, type RunningLane } from './run-lane.ts';

const restartMs = 1_000;

/** Runs a lane until it is stopped, and starts it again when the database went away. */
export async function keepLaneRunning(options: LaneOptions): Promise<Pick<RunningLane, 'stop'>> {
  const { log, outage } = options;
  let stopping = false;
  const isStopping = () => stopping;
  let lane = await runLane(options);
  const supervised = supervise();

  async function supervise(): Promise<void> {
    for (;;) {
      await lane.ended;
      if (isStopping()) return;
      if (!outage.isOpen()) log.error('the worker ended unexpectedly and starts again');
      await delay(restartMs);
      if (isStopping()) return;
      lane = await runLane(options).catch((error: unknown) => {
        outage.noteLoss(error);
        return { ...lane, ended: Promise.resolve() };
      });
      if (isStopping()) await lane.stop();
    }
  }

  return {
    stop: async () => {
      stopping = true;
      await lane.stop();
      await supervised;
    },
  };
}

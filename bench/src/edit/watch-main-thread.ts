import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** What the main thread of a page did, in milliseconds. */
export interface MainThreadTime {
  /** All of its tasks: script, style, layout, paint and whatever else. */
  readonly all: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

/** The rhythm of a quick typist; long enough for every frame that an edit causes. */
const windowMs = 250;

/** Counts the work of the main thread from an act until the page is quiet again; nothing is asked of the page meanwhile. */
export async function watchMainThread(
  devtools: CDPSession,
  act: () => Promise<void>,
): Promise<MainThreadTime> {
  const before = await readTimes(devtools);
  await act();
  await delay(windowMs);
  const after = await readTimes(devtools);
  return {
    all: after.all - before.all,
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
  };
}

async function readTimes(devtools: CDPSession): Promise<MainThreadTime> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const read = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000;
  return {
    all: read('TaskDuration'),
    script: read('ScriptDuration'),
    style: read('RecalcStyleDuration'),
    layout: read('LayoutDuration'),
  };
}

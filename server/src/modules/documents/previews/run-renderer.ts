import { type Renderer, type Rendering, type RenderTask, startRenderer } from './renderer.ts';

interface Work extends RenderTask {
  /** Whether someone waits for it; otherwise it leaves the processor to whoever does something that is waited for. */
  readonly isAwaited?: boolean;
}

const longestMs = 30_000;
/** Whatever gives way gets a share of the time while others are busy. */
const longestMsGivingWay = 120_000;
const keptMs = 10_000;

/** Renderers of PDFs that wait for the next one, by whether they give way: a process cannot take that back. */
const resting = { awaited: new Set<Renderer>(), givingWay: new Set<Renderer>() };

/**
 * Draws in another process, which may neither run on nor grow: a hostile file costs that process and not the server. A picture
 * is read by native code, and gets a process of its own. PDFs are read by WebAssembly, each in a memory that ends with it, so
 * one process draws several: to start it and load its libraries takes longer than to draw. Undefined when it could not be
 * drawn.
 */
export async function runRenderer({ isAwaited = false, ...task }: Work): Promise<Rendering | undefined> {
  const most = isAwaited ? longestMs : longestMsGivingWay;
  const waiting = isAwaited ? resting.awaited : resting.givingWay;
  const drawBy = (renderer: Renderer) =>
    task.kind === 'pdf' ? drawAndRest(renderer, task, most, waiting) : drawAndEnd(renderer, task, most);
  const rested = task.kind === 'pdf' ? await takeRested(waiting) : undefined;
  let answer = await drawBy(rested ?? startRenderer(!isAwaited));
  // Something else may have ended it, such as a system without memory. A time that is up is this file's own fault.
  if (answer === 'ended') answer = await drawBy(startRenderer(!isAwaited));
  return typeof answer === 'object' ? (answer.rendering ?? undefined) : undefined;
}

/** The one that drew last: the others rest until they end. One that does not answer gets no file. */
async function takeRested(waiting: Set<Renderer>): Promise<Renderer | undefined> {
  const rested = [...waiting].at(-1);
  if (!rested) return undefined;
  waiting.delete(rested);
  if (await rested.isThere()) return rested;
  await rested.end();
  return undefined;
}

async function drawAndEnd(renderer: Renderer, task: RenderTask, most: number) {
  const answer = await renderer.draw(task, most);
  // The next one starts when the memory is free again.
  await renderer.end();
  return answer;
}

async function drawAndRest(renderer: Renderer, task: RenderTask, most: number, waiting: Set<Renderer>) {
  const answer = await renderer.draw(task, most);
  if (typeof answer !== 'object' || answer.isSpent) {
    await renderer.end();
    return answer;
  }
  waiting.add(renderer);
  renderer.rest(keptMs, () => waiting.delete(renderer));
  return answer;
}

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
  if (task.kind !== 'pdf') {
    const renderer = startRenderer(!isAwaited);
    const answer = await renderer.draw(task, most);
    // The next one starts when the memory is free again.
    await renderer.end();
    return toRendering(answer);
  }
  const waiting = isAwaited ? resting.awaited : resting.givingWay;
  const begun = performance.now();
  // The one that drew last: the others rest until they end.
  const rested = [...waiting].at(-1);
  if (rested) {
    waiting.delete(rested);
    const answer = await drawAndRest(rested, task, most, waiting);
    // It may have ended because of earlier files. A time that is up is this file's own fault.
    if (answer !== 'ended') return toRendering(answer);
  }
  const left = Math.max(0, most - (performance.now() - begun));
  return toRendering(await drawAndRest(startRenderer(!isAwaited), task, left, waiting));
}

type Answer = Awaited<ReturnType<Renderer['draw']>>;

function toRendering(answer: Answer): Rendering | undefined {
  return typeof answer === 'object' ? (answer.rendering ?? undefined) : undefined;
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

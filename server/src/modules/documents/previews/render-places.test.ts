import { describe, expect, it } from 'vitest';
import { createRenderPlaces } from './render-places.ts';

const noSignal = new AbortController().signal;

/** Work that ends when the test says so, and that is counted. */
function buildWork() {
  const running: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void running.push(resolve));
  return { running, work };
}

describe('the places for drawing pages', () => {
  it('let the next one in when one is free, and turn away who would wait too long', async () => {
    const places = createRenderPlaces({ places: 1, waiting: 1 });
    const { running, work } = buildWork();
    const first = places.take(noSignal, work);
    const second = places.take(noSignal, work);
    await expect(places.take(noSignal, work)).rejects.toMatchObject({ code: 'BUSY' });
    expect(running).toHaveLength(1);
    running[0]?.();
    await first;
    await expect.poll(() => running.length).toBe(2);
    running[1]?.();
    await second;
    await places.take(noSignal, () => Promise.resolve());
  });

  it('are not taken by those who left while they waited', async () => {
    const places = createRenderPlaces({ places: 1, waiting: 1 });
    const { running, work } = buildWork();
    const first = places.take(noSignal, work);
    const gone = new AbortController();
    const left = expect(places.take(gone.signal, work)).rejects.toMatchObject({ code: 'BUSY' });
    gone.abort();
    await left;
    running[0]?.();
    await first;
    await places.take(noSignal, () => Promise.resolve());
    expect(running).toHaveLength(1);
  });

  it('are free again after work that failed', async () => {
    const places = createRenderPlaces({ places: 1, waiting: 1 });
    await expect(places.take(noSignal, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await places.take(noSignal, () => Promise.resolve());
  });
});

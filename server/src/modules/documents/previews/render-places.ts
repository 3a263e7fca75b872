import { AppError } from '../../../platform/errors/app-error.ts';

interface RenderPlaces {
  /** Works as soon as a place is free. Whoever gave up in the meantime takes none. */
  readonly take: <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;
}

/** A page may cost half a gigabyte while it is drawn, so few are drawn at once, and few requests may wait. */
export function createRenderPlaces(most: { places: number; waiting: number }): RenderPlaces {
  const waiting = new Set<() => void>();
  let taken = 0;

  async function enter(signal: AbortSignal): Promise<void> {
    if (signal.aborted || waiting.size >= most.waiting) throw new AppError('BUSY');
    if (taken < most.places) {
      taken += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      waiting.add(resolve);
      signal.addEventListener('abort', () => {
        if (waiting.delete(resolve)) reject(new AppError('BUSY'));
      });
    });
  }

  /** The place goes to the next one, or is free again. */
  function leave(): void {
    const [next] = waiting;
    if (!next) {
      taken -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return {
    take: async (signal, work) => {
      await enter(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

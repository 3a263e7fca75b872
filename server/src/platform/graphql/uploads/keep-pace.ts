import { Transform } from 'node:stream';
import { RefusedRequest } from '../refused-request.ts';

/** A phone on a bad line manages several times this; someone who only wants to hold the connection does not. */
export interface Pace {
  readonly leastBytesPerSecond: number;
  readonly windowSeconds: number;
  readonly longestSeconds: number;
}

export const defaultPace: Pace = { leastBytesPerSecond: 1024, windowSeconds: 15, longestSeconds: 600 };

/** Lets bytes through and breaks off when they come too slowly, or more of them than allowed. */
export function keepPace(pace: Pace, mostBytes: number, tooLarge: () => Error): Transform {
  let total = 0;
  let before = 0;
  let windows = 0;
  const check = setInterval(() => {
    windows += 1;
    const isSlow = total - before < pace.leastBytesPerSecond * pace.windowSeconds;
    before = total;
    if (isSlow || windows * pace.windowSeconds >= pace.longestSeconds) {
      gate.destroy(new RefusedRequest(408, 'The upload was too slow'));
    }
  }, pace.windowSeconds * 1000);
  check.unref();

  const gate = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      done(total > mostBytes ? tooLarge() : null, chunk);
    },
    destroy(error, done) {
      clearInterval(check);
      done(error);
    },
  });
  return gate;
}

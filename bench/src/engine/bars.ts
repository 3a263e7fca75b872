import { getFigure, type Figure, type Result } from './results.ts';

/** What the architecture asks of the engine, each as a sentence and a question to the results. */
export interface Bar {
  readonly sentence: string;
  readonly isMet: (results: readonly Result[]) => boolean;
}

export const ours = 'Handrail';
export const limit = 'by hand, incremental';

const editAt300: Figure = ({ bySize }) => bySize[300].editMedianUs;
const editAt2000: Figure = ({ bySize }) => bySize[2_000].editMedianUs;
const submissionsAt300: Figure = ({ bySize }) => bySize[300].submissionsPerSecond;
const coldLoadAt300: Figure = ({ bySize }) => bySize[300].coldLoadMs;
const gzipBytes: Figure = (result) => result.gzipBytes;

export const bars = {
  edit: {
    sentence: 'within 10 times the limit, 100 times faster than JSON Forms',
    isMet: (results) => {
      const edit = getFigure(results, ours, editAt300);
      return (
        edit <= 10 * getFigure(results, limit, editAt300) &&
        edit <= getFigure(results, 'JSON Forms + AJV', editAt300) / 100
      );
    },
  },
  growth: {
    sentence: 'at most twice our own figure at 300 fields',
    isMet: (results) => getFigure(results, ours, editAt2000) <= 2 * getFigure(results, ours, editAt300),
  },
  submission: {
    sentence: 'at least half the limit, ahead of every peer',
    isMet: (results) => {
      const rate = getFigure(results, ours, submissionsAt300);
      const peers = results.filter(isPeer).map((peer) => submissionsAt300(peer) ?? 0);
      return rate >= getFigure(results, limit, submissionsAt300) / 2 && peers.every((peer) => peer < rate);
    },
  },
  coldLoad: {
    sentence: 'within 4 times the limit',
    isMet: (results) =>
      getFigure(results, ours, coldLoadAt300) <= 4 * getFigure(results, limit, coldLoadAt300),
  },
  size: {
    sentence: 'at most 20 KB',
    isMet: (results) => getFigure(results, ours, gzipBytes) <= 20_000,
  },
} as const satisfies Record<string, Bar>;

export function isPeer({ name }: Result): boolean {
  return name !== ours && !name.startsWith('by hand');
}

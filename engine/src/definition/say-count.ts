import { formatCount } from './copy.ts';

/** A count with its noun: "1 program", "2,000 programs", "1 entry", "2 entries". */
export function sayCount(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

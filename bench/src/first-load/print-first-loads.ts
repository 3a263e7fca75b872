import type { FirstLoad } from './open-slowly.ts';

export interface MeasuredPage {
  readonly name: string;
  readonly loads: readonly FirstLoad[];
}

type Moment = 'firstPaintMs' | 'usableMs';

/** What each moment is compared with: the page that does nothing else. */
const references: Readonly<Record<Moment, string>> = { firstPaintMs: 'HTML alone', usableMs: 'React alone' };

/** Prints median and worst, the ratio to the reference of the same run, and what came over the line. */
export function printFirstLoads(pages: readonly MeasuredPage[]): void {
  console.log('First load on slow 4G (562 ms, 1.44 Mbit/s) with a four times slower processor, 390 px wide:');
  for (const page of pages) {
    const paint = describeMoment(pages, page, 'firstPaintMs');
    const usable = describeMoment(pages, page, 'usableMs');
    console.log(`  ${page.name}: first paint ${paint}; usable ${usable}; ${describeBytes(page)}`);
  }
}

function describeMoment(pages: readonly MeasuredPage[], page: MeasuredPage, moment: Moment): string {
  const sorted = sortTimes(page, moment);
  const reference = pages.find(({ name }) => name === references[moment]) ?? page;
  const ratio = medianOf(sorted) / medianOf(sortTimes(reference, moment));
  const times = `${toSeconds(medianOf(sorted))} s (worst ${toSeconds(sorted.at(-1))} s)`;
  return `${times}, ${ratio.toFixed(2)} of ${reference.name}`;
}

/** A page that is asked before the browser has noted its paint has no time to give. */
function sortTimes({ loads }: MeasuredPage, moment: Moment): number[] {
  return loads
    .map((load) => load[moment])
    .filter((time) => !Number.isNaN(time))
    .sort((a, b) => a - b);
}

function medianOf(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function describeBytes({ loads }: MeasuredPage): string {
  const kinds = new Map<string, number>();
  for (const { kind, bytes, isNeeded } of loads[0]?.resources ?? []) {
    const name = isNeeded ? kind : `${kind} later`;
    kinds.set(name, (kinds.get(name) ?? 0) + bytes);
  }
  return [...kinds].map(([kind, bytes]) => `${(bytes / 1000).toFixed(1)} KB ${kind}`).join(', ');
}

function toSeconds(milliseconds = NaN): string {
  return (milliseconds / 1000).toFixed(2);
}

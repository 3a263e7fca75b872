import { rmSync } from 'node:fs';
import { contenders } from './contenders/contenders.ts';
import { installPeers } from './install-peers.ts';
import type { AloneResult } from './measure/measure-alone.ts';
import { measureSizes } from './measure/measure-sizes.ts';
import type { RaceResult } from './measure/race.ts';
import { median } from './measure/statistics.ts';
import { printEngineTable } from './print-engine-table.ts';
import { formSizes, type FormSize, type Result } from './results.ts';
import { bundleRunner, runApart } from './run-apart.ts';

const aloneRounds = 5;
/** Whoever takes longer than this to load is measured once. */
const slowMs = 5_000;

/** The engine against its peers and against the least that the work costs, all in one run. */
export async function benchEngine(): Promise<void> {
  installPeers();
  const gzipBytes = await measureSizes(contenders);
  const runner = await bundleRunner();
  const bySize = new Map(formSizes.map((size) => [size, measureSize(runner, size)]));
  rmSync(runner, { recursive: true });

  const results = contenders.map(({ name }): Result => {
    const bytes = gzipBytes.get(name);
    return { name, ...(bytes !== undefined && { gzipBytes: bytes }), bySize: pickContender(bySize, name) };
  });
  printEngineTable(results);
}

type SizeResults = ReadonlyMap<string, RaceResult & AloneResult>;

function measureSize(runner: string, size: FormSize): SizeResults {
  console.error(`Measuring forms of ${size} fields`);
  const raced = runApart(runner, String(size)) as RaceResult[];
  const alone = new Map<string, AloneResult[]>(raced.map(({ name }) => [name, []]));
  for (let round = 0; round < aloneRounds; round += 1) {
    for (const [name, list] of alone) {
      if (round > 0 && (list[0]?.coldLoadMs ?? 0) > slowMs) continue;
      list.push(runApart(runner, String(size), name) as AloneResult);
    }
  }
  return new Map(raced.map((result) => [result.name, { ...result, ...takeMedian(alone.get(result.name)) }]));
}

function takeMedian(rounds: readonly AloneResult[] = []): AloneResult {
  const weights = rounds.flatMap(({ bytesPerForm }) => bytesPerForm ?? []);
  return {
    coldLoadMs: median(rounds.map(({ coldLoadMs }) => coldLoadMs)),
    ...(weights.length > 0 && { bytesPerForm: median(weights) }),
  };
}

function pickContender(bySize: ReadonlyMap<FormSize, SizeResults>, name: string): Result['bySize'] {
  const pick = (size: FormSize) => {
    const result = bySize.get(size)?.get(name);
    if (!result) throw new Error(`${name} was not measured`);
    return result;
  };
  return { 50: pick(50), 300: pick(300), 2000: pick(2_000) };
}

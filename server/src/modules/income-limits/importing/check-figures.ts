import { incomeTiers, type IncomeTier, usStates } from '@handrail/engine';
import type { AreaFigures } from '../income-limit-set.ts';
import type { FileFault } from './file-faults.ts';

const states = new Set<string>(usStates.map(([code]) => code));
const highestAmount = 1_000_000;

/** Whole dollars, with or without a dollar sign and commas; spreadsheets write some as 31200.0. */
export function readAmount(text: string): number | undefined {
  const digits = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.0+)?$/.exec(text)?.[1];
  const amount = Number((digits ?? '').replaceAll(',', ''));
  return digits !== undefined && amount > 0 && amount <= highestAmount ? amount : undefined;
}

/** Ten digits. A spreadsheet that took them for a number has dropped the zero in front. */
export function readFips(text: string): string | undefined {
  return /^\d{9,10}$/.test(text) ? text.padStart(10, '0') : undefined;
}

export function readState(text: string): string | undefined {
  const code = text.toUpperCase();
  return states.has(code) ? code : undefined;
}

/** Figures that are amounts and still cannot be right. */
export function checkFigures(
  line: number,
  { limits }: Pick<AreaFigures, 'limits'>,
  nameColumn: (tier: IncomeTier, index: number) => string,
): FileFault[] {
  const faults: FileFault[] = incomeTiers.flatMap((tier) =>
    limits[tier].flatMap((limit, index) => {
      const before = limits[tier][index - 1] ?? 0;
      const column = nameColumn(tier, index);
      return limit < before ? [{ line, kind: 'lessForMore' as const, column, size: index }] : [];
    }),
  );
  const crossing = limits.low.findIndex((low, index) => {
    const [extremelyLow = 0, veryLow = 0] = [limits.extremelyLow[index], limits.veryLow[index]];
    return extremelyLow > veryLow || veryLow > low;
  });
  return crossing < 0 ? faults : [...faults, { line, kind: 'tiersCross', size: crossing + 1 }];
}

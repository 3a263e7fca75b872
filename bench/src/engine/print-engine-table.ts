import { bars, isPeer, limit, ours, type Bar } from './bars.ts';
import { formatAmount, type Unit } from './format-amount.ts';
import { formSizes, getFigure, type Figure, type FormSize, type Result } from './results.ts';

interface Row {
  readonly work: string;
  readonly unit: Unit;
  readonly figure: Figure;
  readonly bar?: Bar | undefined;
}

/** Prints a table of work by contender, each with its ratio to the limit, and whether the bars are met. */
export function printEngineTable(results: readonly Result[]): void {
  console.log('| work | limit | others | Handrail | of the limit | of the best peer | bar | met |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const row of listRows()) console.log(`| ${describeRow(row, results).join(' | ')} |`);
}

function listRows(): Row[] {
  const editBars: Partial<Record<FormSize, Bar>> = { 300: bars.edit, 2000: bars.growth };
  return [
    ...perSize(
      'one edit, median',
      'us',
      (size) =>
        ({ bySize }) =>
          bySize[size].editMedianUs,
      editBars,
    ),
    ...perSize(
      'one edit, p99',
      'us',
      (size) =>
        ({ bySize }) =>
          bySize[size].editP99Us,
    ),
    ...perSize(
      'whole submissions',
      'perSecond',
      (size) =>
        ({ bySize }) =>
          bySize[size].submissionsPerSecond,
      { 300: bars.submission },
    ),
    ...perSize(
      'cold load',
      'ms',
      (size) =>
        ({ bySize }) =>
          bySize[size].coldLoadMs,
      { 300: bars.coldLoad },
    ),
    ...perSize(
      'memory of a live form',
      'bytes',
      (size) =>
        ({ bySize }) =>
          bySize[size].bytesPerForm,
    ),
    { work: 'gzip', unit: 'bytes', figure: ({ gzipBytes }) => gzipBytes, bar: bars.size },
  ];
}

function perSize(
  work: string,
  unit: Unit,
  toFigure: (size: FormSize) => Figure,
  barOf: Partial<Record<FormSize, Bar>> = {},
): Row[] {
  return formSizes.map((size) => ({
    work: `${work}, ${size} fields`,
    unit,
    figure: toFigure(size),
    bar: barOf[size],
  }));
}

function describeRow({ work, unit, figure, bar }: Row, results: readonly Result[]): string[] {
  const own = getFigure(results, ours, figure);
  const least = getFigure(results, limit, figure);
  const others = results.filter(({ name }) => name !== ours && name !== limit);
  const peers = results.filter(isPeer).flatMap((peer) => figure(peer) ?? []);
  const best = unit === 'perSecond' ? Math.max(...peers) : Math.min(...peers);
  return [
    work,
    formatAmount(least, unit),
    others.flatMap((other) => describeFigure(other, figure, unit)).join(', '),
    formatAmount(own, unit),
    formatRatio(own / least),
    formatRatio(own / best),
    bar?.sentence ?? '',
    bar ? describeBar(bar, results) : '',
  ];
}

function describeFigure(result: Result, figure: Figure, unit: Unit): string[] {
  const amount = figure(result);
  return amount === undefined ? [] : [`${result.name} ${formatAmount(amount, unit)}`];
}

function describeBar(bar: Bar, results: readonly Result[]): string {
  return bar.isMet(results) ? 'yes' : 'NO';
}

function formatRatio(ratio: number): string {
  return Number.isFinite(ratio) ? `${Number(ratio.toPrecision(2))} x` : '';
}

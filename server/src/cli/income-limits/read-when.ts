import { importedDay, importedYear, toUsualStart } from '../../modules/income-limits/index.ts';
import { type ExitCode, exitCodes, type Options, type Terminal } from '../command.ts';

/** The year of some limits and the day that they take effect, April 1 unless told; undefined where that is no year or day. */
export function readWhen({ year, effective }: Options): { year: number; effectiveFrom: string } | undefined {
  const readYear = importedYear.safeParse(Number(year));
  const readDay = importedDay.safeParse(effective ?? toUsualStart(Number(year)));
  return readYear.success && readDay.success
    ? { year: readYear.data, effectiveFrom: readDay.data }
    : undefined;
}

export function misuse(terminal: Terminal, text: string): Promise<ExitCode> {
  terminal.complain(text);
  return Promise.resolve(exitCodes.wrongUsage);
}

import { firstLocale } from '@handrail/engine';
import { type FileFault, sayFaults } from '../../modules/income-limits/index.ts';
import { exitCodes, type ExitCode, type Terminal } from '../command.ts';

/** Says what is wrong and that nothing changed. */
export function sayFaultsOf(terminal: Terminal, faults: readonly FileFault[]): ExitCode {
  for (const text of sayFaults(firstLocale, faults)) terminal.complain(text);
  terminal.complain('Nothing was changed.');
  return exitCodes.failed;
}

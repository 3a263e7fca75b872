import type { EligibilityJudgement, ProgramJudgement } from '@handrail/engine';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { listProgramsOf } from '../../programs/index.ts';

export type NamedProgramFit = ProgramJudgement & { readonly name: string };

/** How the programs fit that people can apply to now, with their names. */
export async function nameOpenPrograms(
  tx: Transaction,
  partnerId: string,
  { programs }: Pick<EligibilityJudgement, 'programs'>,
): Promise<NamedProgramFit[]> {
  const open = (await listProgramsOf(tx, partnerId)).filter(({ status }) => status === 'Open');
  const nameById = new Map(open.map(({ id, name }) => [id, name]));
  return programs.flatMap((program) => {
    const name = nameById.get(program.programId);
    return name === undefined ? [] : [{ ...program, name }];
  });
}

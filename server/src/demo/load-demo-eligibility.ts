import { installEligibility } from '../modules/eligibility/index.ts';
import type { SavingContext } from '../modules/partners/index.ts';
import type { DemoEligibility } from './demo-partner.ts';

/** Publishes what a demo partner asks before people open an account; its programs are known by their names. */
export async function loadDemoEligibility(
  ctx: SavingContext,
  { programs, ...content }: DemoEligibility,
  programIdByName: ReadonlyMap<string, string>,
): Promise<void> {
  await installEligibility(ctx, {
    ...content,
    programs: programs.map(({ program, conditions }) => ({
      programId: programIdByName.get(program) ?? '',
      conditions,
    })),
  });
}

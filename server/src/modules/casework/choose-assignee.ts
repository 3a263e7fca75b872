import { getCaseAction, type CaseActionName } from '@handrail/engine/cases';
import { isStaff } from '../../platform/actor.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { Case } from '../cases/index.ts';
import { assertOnTheTeam } from './assigning/assign-case.ts';

interface Choice {
  readonly action: CaseActionName;
  readonly chosenId: string | undefined;
}

/** Who has the case after the action: whom it names, else who has it, else perhaps whoever does it. */
export async function chooseAssignee(
  tx: Transaction,
  ctx: RequestContext,
  { assigneeId: standing }: Case,
  { action, chosenId }: Choice,
): Promise<string | null> {
  if (chosenId !== undefined) {
    await assertOnTheTeam(tx, ctx, chosenId);
    return chosenId;
  }
  if (standing === null && getCaseAction(action).assignsSelf && isStaff(ctx.actor)) return ctx.actor.userId;
  return standing;
}

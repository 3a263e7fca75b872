import { defineWords } from '@handrail/engine';
import { getCaseAction, type CaseActionName } from '@handrail/engine/cases';
import { isEntitled } from '@handrail/engine/rights';
import { isStaff } from '../../platform/actor.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Case } from '../cases/index.ts';
import { findStaff } from '../staff/index.ts';

interface Choice {
  readonly action: CaseActionName;
  readonly chosenId: string | undefined;
}

/** Who has the case after the action: whom it names, else who has it, else perhaps whoever does it. */
export async function chooseAssignee(
  tx: Transaction,
  { actor, partnerId }: RequestContext,
  { assigneeId: standing }: Case,
  { action, chosenId }: Choice,
): Promise<string | null> {
  if (chosenId !== undefined) {
    const staff = await findStaff(tx, partnerId, chosenId);
    const isThere = staff?.revokedAt === null && isEntitled(staff.role, 'readCases');
    if (!isThere) throw new AppError('CASE_ACTION_REFUSED', (locale) => [notOnTheTeam(locale)]);
    return chosenId;
  }
  if (standing === null && getCaseAction(action).assignsSelf && isStaff(actor)) return actor.userId;
  return standing;
}

const notOnTheTeam = defineWords(
  'notOnTheTeam',
  'This person is not on the team anymore. Choose someone who is.',
);

import type { CaseActionName } from '@handrail/engine/cases';
import { findCase, type Case } from '../../modules/cases/index.ts';
import { type CaseActionRequest, performCaseAction } from '../../modules/casework/index.ts';
import type { Database } from '../../platform/db/open-database.ts';
import { buildContext, type TestContext } from '../build-context.ts';
import { insertSession } from './insert-session.ts';
import { insertStaff } from './insert-user.ts';

/** Does something to a case as an admin of its partner, who sees where it stands. */
export async function actOnCase(
  database: Database,
  { partnerId, clock }: Pick<TestContext, 'partnerId' | 'clock'>,
  caseId: string,
  action: CaseActionName,
  given: Partial<CaseActionRequest> = {},
): Promise<Case> {
  const admin = await insertStaff(database, partnerId, { role: 'admin' });
  const { actor } = await insertSession(database, partnerId, admin, clock);
  const ctx = buildContext(database, { partnerId, actor, clock });
  return ctx.db.transaction(async (tx) => {
    const seen = (await findCase(tx, partnerId, caseId))?.status ?? 'InProgress';
    return performCaseAction(tx, ctx, { caseId, action, seen, reason: 'A test wants it.', ...given });
  });
}

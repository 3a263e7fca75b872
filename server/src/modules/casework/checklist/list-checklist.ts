import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { assertRight } from '../../../platform/rights.ts';
import type { Case } from '../../cases/index.ts';
import { type ChecklistItem, findProgram } from '../../programs/index.ts';
import { listContacts, type UserContact } from '../../users/index.ts';
import { listTicks } from './checklist-store.ts';

/** Something to check before deciding, and who did. */
export interface ChecklistLine extends ChecklistItem {
  readonly tickedAt: Date | null;
  readonly tickedBy: UserContact | null;
}

/** What the program wants checked before its cases are approved, and what of it is done. */
export function listChecklist(ctx: RequestContext, { id, programId }: Case): Promise<ChecklistLine[]> {
  assertRight(ctx.actor, 'readCases');
  const { partnerId } = ctx;
  return ctx.db.read(async (tx) => {
    const items = await listItems(tx, partnerId, programId);
    if (items.length === 0) return [];
    const ticks = await listTicks(tx, partnerId, id);
    const people = await listContacts(
      tx,
      partnerId,
      ticks.map(({ tickedBy }) => tickedBy),
    );
    return items.map((item) => {
      const tick = ticks.find(({ key }) => key === item.key);
      return {
        ...item,
        tickedAt: tick?.tickedAt ?? null,
        tickedBy: tick ? (people.get(tick.tickedBy) ?? null) : null,
      };
    });
  });
}

/** What still has to be ticked, in the program's words. */
export async function listUnticked(
  tx: Transaction,
  partnerId: string,
  { id, programId }: Case,
): Promise<string[]> {
  const items = await listItems(tx, partnerId, programId);
  if (items.length === 0) return [];
  const ticked = (await listTicks(tx, partnerId, id)).map(({ key }) => key);
  return items.filter(({ key }) => !ticked.includes(key)).map(({ label }) => label);
}

export async function listItems(
  tx: Transaction,
  partnerId: string,
  programId: string,
): Promise<readonly ChecklistItem[]> {
  return (await findProgram(tx, partnerId, programId))?.config.review?.checklist ?? [];
}

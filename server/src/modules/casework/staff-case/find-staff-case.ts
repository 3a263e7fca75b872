import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import { type Case, findCase } from '../../cases/index.ts';

/** Any case of the partner, for staff who read cases; nothing where it is not there. */
export function findStaffCase(ctx: RequestContext, id: string): Promise<Case | undefined> {
  assertRight(ctx.actor, 'readCases');
  return ctx.db.read((tx) => findCase(tx, ctx.partnerId, id));
}

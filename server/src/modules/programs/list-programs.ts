import type { RequestContext } from '../../platform/context.ts';
import { listProgramsOf } from './program-store.ts';
import type { Program } from './program.ts';

/** The programs of the partner in context, whatever their status: a person also sees what is closed. */
export function listPrograms(ctx: RequestContext): Promise<Program[]> {
  return ctx.db.read((tx) => listProgramsOf(tx, ctx.partnerId));
}

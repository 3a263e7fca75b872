import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import type { Case } from '../../cases/index.ts';
import { findProgram } from '../../programs/index.ts';
import { listContacts, type UserContact } from '../../users/index.ts';
import type { DocumentMark } from './document-mark.ts';
import { listMarks } from './document-mark-store.ts';

export interface SignedMark extends Omit<DocumentMark, 'checkedBy'> {
  readonly checkedBy: UserContact | null;
}

/** What staff noted about the documents of a case, with who checked them. */
export function listDocumentMarks(ctx: RequestContext, { id }: Case): Promise<SignedMark[]> {
  assertRight(ctx.actor, 'readCases');
  return ctx.db.read(async (tx) => {
    const marks = await listMarks(tx, ctx, id);
    const people = await listContacts(
      tx,
      ctx.partnerId,
      marks.flatMap(({ checkedBy }) => (checkedBy === null ? [] : [checkedBy])),
    );
    return marks.map((mark) => ({ ...mark, checkedBy: people.get(mark.checkedBy ?? '') ?? null }));
  });
}

/** The labels that the program suggests for its documents. */
export async function listDocumentLabels(
  ctx: RequestContext,
  { programId }: Case,
): Promise<readonly string[]> {
  assertRight(ctx.actor, 'readCases');
  const program = await ctx.db.read((tx) => findProgram(tx, ctx.partnerId, programId));
  return program?.config.review?.documentLabels ?? [];
}

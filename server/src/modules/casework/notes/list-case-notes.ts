import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import { findCase } from '../../cases/index.ts';
import { listContacts, type UserContact } from '../../users/index.ts';
import { isOwn } from '../assert-workable.ts';
import { type CaseNote, listNotes } from './case-note-store.ts';

export interface SignedNote extends CaseNote {
  /** Nothing for an account that is gone. */
  readonly author: UserContact | null;
}

/** What staff noted about a case, with who did, the newest first. */
export function listCaseNotes(ctx: RequestContext, caseId: string): Promise<SignedNote[]> {
  assertRight(ctx.actor, 'readCases');
  return ctx.db.read(async (tx) => {
    // What colleagues note about someone is not for that person to read.
    const standing = await findCase(tx, ctx.partnerId, caseId);
    if (!standing || (await isOwn(tx, ctx, standing))) return [];
    const notes = await listNotes(tx, ctx, caseId);
    const authors = await listContacts(
      tx,
      ctx.partnerId,
      notes.map(({ authorId }) => authorId),
    );
    return notes.map((note) => ({ ...note, author: authors.get(note.authorId) ?? null }));
  });
}

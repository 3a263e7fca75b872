import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import { listContacts, type UserContact } from '../../users/index.ts';
import { type CaseNote, listNotes } from './case-note-store.ts';

export interface SignedNote extends CaseNote {
  /** Nothing for an account that is gone. */
  readonly author: UserContact | null;
}

/** What staff noted about a case, with who did, the newest first. */
export function listCaseNotes(ctx: RequestContext, caseId: string): Promise<SignedNote[]> {
  assertRight(ctx.actor, 'readCases');
  return ctx.db.read(async (tx) => {
    const notes = await listNotes(tx, ctx, caseId);
    const authors = await listContacts(
      tx,
      ctx.partnerId,
      notes.map(({ authorId }) => authorId),
    );
    return notes.map((note) => ({ ...note, author: authors.get(note.authorId) ?? null }));
  });
}

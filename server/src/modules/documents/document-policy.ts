import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Document } from './document.ts';

/** People have documents of their own; staff and the product work with everybody's. */
export function maySeeDocument(actor: Actor, { ownerId }: Pick<Document, 'ownerId'>): boolean {
  if (actor.kind === 'staff' || actor.kind === 'system') return true;
  return actor.kind === 'applicant' && actor.userId === ownerId;
}

/** Somebody else's document looks absent. */
export function assertMayChange(actor: Actor, document: Pick<Document, 'ownerId'>): void {
  if (!maySeeDocument(actor, document)) throw new AppError('NOT_FOUND');
}

type Removable = Pick<Document, 'ownerId' | 'permanent' | 'isSubmitted'>;

/** What was submitted is evidence, and stays whoever asks. */
export function assertMayRemove(actor: Actor, document: Removable): void {
  assertMayChange(actor, document);
  if (document.isSubmitted) throw new AppError('DOCUMENT_SUBMITTED');
  if (document.permanent) throw new AppError('DOCUMENT_PERMANENT');
}

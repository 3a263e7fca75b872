import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hasRight } from '../../platform/rights.ts';
import type { Document } from './document.ts';

type Owned = Pick<Document, 'ownerId'>;

/** People have documents of their own; staff who read cases see everyone's. */
export function maySeeDocument(actor: Actor, document: Owned): boolean {
  return isOwn(actor, document) || hasRight(actor, 'readCases');
}

/** Someone else's document looks absent to those who may not see it. */
export function assertMayChange(actor: Actor, document: Owned): void {
  if (isOwn(actor, document) || hasRight(actor, 'workCases')) return;
  throw new AppError(maySeeDocument(actor, document) ? 'FORBIDDEN' : 'NOT_FOUND');
}

interface Removable extends Pick<Document, 'ownerId' | 'permanent' | 'isSubmitted'> {
  readonly isUploadedByStaff: boolean;
}

/** What was submitted is evidence, and stays whoever asks. The rest goes only when its own side wants it to. */
export function assertMayRemove(actor: Actor, document: Removable): void {
  assertMayChange(actor, document);
  if (document.isSubmitted) throw new AppError('DOCUMENT_SUBMITTED');
  if (document.permanent) throw new AppError('DOCUMENT_PERMANENT');
  if (isStaff(actor) !== document.isUploadedByStaff) throw new AppError('DOCUMENT_OF_OTHERS');
}

function isOwn(actor: Actor, { ownerId }: Owned): boolean {
  return 'userId' in actor && actor.userId === ownerId;
}

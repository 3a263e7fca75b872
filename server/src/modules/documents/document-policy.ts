import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hasRight } from '../../platform/rights.ts';
import type { Document } from './document.ts';

type Owned = Pick<Document, 'ownerId'>;
type Shown = Pick<Document, 'ownerId' | 'isSubmitted' | 'permanent' | 'uploader'>;

/**
 * People have documents of their own; staff who read cases see everyone's once they were submitted. What someone uploaded and
 * did not submit is still theirs alone.
 */
export function maySeeDocument(actor: Actor, document: Shown): boolean {
  if (isOwn(actor, document)) return true;
  const isShared = document.isSubmitted || document.permanent || document.uploader?.id !== document.ownerId;
  return isShared && hasRight(actor, 'readCases');
}

/** Someone else's document looks absent to those who may not see it. */
export function assertMayChange(actor: Actor, document: Shown): void {
  if (!maySeeDocument(actor, document)) throw new AppError('NOT_FOUND');
  if (!isOwn(actor, document) && !hasRight(actor, 'workCases')) throw new AppError('FORBIDDEN');
}

interface Removable extends Shown {
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

import { isWrittenUuid } from '@handrail/engine/uuid';
import { AppError } from '../errors/app-error.ts';

/** The id of a record that a caller names. What is not even an id names nothing. */
export function toRecordId(id: string): string {
  if (!isWrittenUuid(id)) throw new AppError('NOT_FOUND');
  return id;
}

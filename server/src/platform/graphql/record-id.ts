import { AppError } from '../errors/app-error.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id of a record that a caller names. What is not even an id names nothing. */
export function toRecordId(id: string): string {
  if (!uuid.test(id)) throw new AppError('NOT_FOUND');
  return id;
}

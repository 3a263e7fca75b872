import { describeError, type DescribedError } from './describe-error.ts';
import type { LogFields } from './log.ts';
import { toOneLine } from './to-one-line.ts';

type PlainField = Exclude<keyof LogFields, 'error' | 'faults'>;

const kinds = {
  requestId: 'string',
  debugId: 'string',
  partnerId: 'string',
  userId: 'string',
  sessionId: 'string',
  operation: 'string',
  method: 'string',
  route: 'string',
  status: 'number',
  durationMs: 'number',
  job: 'string',
  jobId: 'string',
  documentId: 'string',
  attempt: 'number',
  code: 'string',
  count: 'number',
  version: 'string',
  port: 'number',
  address: 'string',
} as const satisfies Record<PlainField, 'string' | 'number'>;

export type PickedFields = Record<string, string | number | readonly string[] | DescribedError>;

/** Keeps the fields a log line may hold, of the kind they must have. Whatever else was passed is dropped. */
export function pickLogFields(
  fields: LogFields,
  options: { readonly revealMessages: boolean },
): PickedFields {
  const picked: PickedFields = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const value: unknown = fields[name as PlainField];
    if (typeof value !== kind) continue;
    picked[name] = typeof value === 'string' ? toOneLine(value) : (value as number);
  }
  if (Array.isArray(fields.faults)) picked.faults = fields.faults.map((fault) => toOneLine(String(fault)));
  if (fields.error !== undefined) picked.error = describeError(fields.error, options);
  return picked;
}

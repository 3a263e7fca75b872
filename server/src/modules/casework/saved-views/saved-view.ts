import { defineWords } from '@handrail/engine';
import { AppError } from '../../../platform/errors/app-error.ts';

/** A list that someone put together once and opens again. */
export interface SavedView {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly isShared: boolean;
  /** The filters and the order as the address of the queue has them, beginning with a question mark. */
  readonly address: string;
  /** Whether the queue of the person who asks opens with it. */
  readonly isFirst: boolean;
}

const known = new Set(['view', 'status', 'program', 'assignee', 'find', 'sort']);
const longestValue = 200;

/** Keeps what describes a list, in one order; refuses what does not belong to the address of a queue. */
export function toViewAddress(address: string): string {
  const entries = [...new URLSearchParams(address)].filter(([, value]) => value !== '');
  if (entries.some(([name, value]) => !known.has(name) || value.length > longestValue)) {
    throw new AppError('INVALID_INPUT', (locale) => [words(locale)]);
  }
  return `?${new URLSearchParams(entries.toSorted(([a], [b]) => a.localeCompare(b, 'en'))).toString()}`;
}

const words = defineWords('savedViewAddress', 'Only the filters and the order of a list can be saved.');

import { parseDate } from '../values/calendar-date.ts';

/** Whether two values are the same to a rule: texts, numbers and booleans by their text, lists item by item. */
export function isSame(left: unknown, right: unknown, depth = deepestList): boolean {
  if (left === right) return true;
  if (typeof left === 'string' && typeof right === 'string') return false;
  if (isNothing(left) || isNothing(right)) return isNothing(left) && isNothing(right);
  if (Array.isArray(left) && Array.isArray(right)) {
    if (left.length !== right.length || depth === 0) return false;
    return left.every((item, index) => isSame(item, right[index], depth - 1));
  }
  return isScalar(left) && isScalar(right) && String(left) === String(right);
}

/** No rule makes lists so deep; answers that do were made to exhaust the stack. */
const deepestList = 16;

/** Whether a value counts as true where a condition is asked for. */
export function isTrue(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.length > 0;
  return Boolean(value) && value !== 'false' && value !== '0';
}

/** A value as a number; nothing when it does not read as one. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && decimal.test(value) ? Number(value) : undefined;
}

/** A value as a day, counted from 1970-01-01; nothing when it does not read as a date. */
export function toDay(value: unknown): number | undefined {
  return typeof value === 'string' ? parseDate(value) : undefined;
}

/** A value as a list; a single value is a list of itself. */
export function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  return isNothing(value) ? [] : [value];
}

/** Whether there is an answer: not empty, a boolean, or a number, zero as well (P498). */
export function isPresent(value: unknown): boolean {
  if (isNothing(value) || value === '') return false;
  // Most texts begin with something to see; only others are worth trimming.
  if (typeof value === 'string') return value.charCodeAt(0) > 32 || value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}

/** Whether a value is a single text, number or boolean. */
export function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function isNothing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

// Neither 0x10 nor 1e5, which a person does not mean as numbers.
const decimal = /^\s*-?(?:\d+\.?\d*|\.\d+)\s*$/;

import type { Answers } from '@handrail/engine';
import { expect } from '@playwright/test';

/** Holds what the server has against what the engine says was submitted. */
export function expectSameAnswers(actual: Answers, expected: Answers): void {
  expect(normalize(actual)).toEqual(normalize(expected));
}

/** Ids are the server's, and a place may be known more precisely than it was typed. */
const ownParts = new Set(['id', 'latitude', 'longitude', 'county']);

function normalize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalize).toSorted(byFilename);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([name, part]) => !ownParts.has(name) && part !== null);
  return Object.fromEntries(parts.map(([name, part]) => [name, normalize(part)]));
}

/** Files that are sent at once arrive in any order; everything else stays in its own. */
function byFilename(one: unknown, other: unknown): number {
  return nameOf(one).localeCompare(nameOf(other));
}

function nameOf(value: unknown): string {
  const isDocument = typeof value === 'object' && value !== null && 'filename' in value;
  return isDocument ? String(value.filename) : '';
}

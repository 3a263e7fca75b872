import { describe, expect, it } from 'vitest';
import type { AuditCheckpoint } from './audit-checkpoint.ts';
import { createUnsignedFinder } from './find-unsigned.ts';

const now = new Date('2026-11-18T12:00:00Z');
const none = Buffer.alloc(0);
const checkpoint = { lane: 0, seq: 1, at: '2026-11-18T11:00:00.000Z' } as AuditCheckpoint;

/** What is found unsigned when a lane begins with this event, and a checkpoint stands on it. */
function findAfter(event: Readonly<Record<string, unknown>>, checkpoints = [checkpoint]) {
  const finder = createUnsignedFinder(0, checkpoints, now);
  finder.see({ lane: 0, seq: 1, text: JSON.stringify(event), prevHash: none, hash: none });
  return finder.list();
}

const longAgo = '2026-09-01T09:00:00.000Z';
const lately = '2026-11-18T10:55:00.000Z';

describe('a stretch without a checkpoint', () => {
  it('begins when an act was put on record, also where the act is dated back', () => {
    expect(findAfter({ at: lately })).toEqual([]);
    expect(findAfter({ at: longAgo })).toEqual([{ lane: 0, fromSeq: 1, toSeq: 1 }]);
    expect(findAfter({ at: longAgo, recordedAt: lately })).toEqual([]);
    expect(findAfter({ at: longAgo, recordedAt: longAgo })).toHaveLength(1);
  });

  it('is found at the end, however an act is dated', () => {
    expect(findAfter({ at: lately, recordedAt: longAgo }, [])).toEqual([{ lane: 0, fromSeq: 1 }]);
    expect(findAfter({ at: longAgo, recordedAt: lately }, [])).toEqual([]);
  });

  it('does not believe a time inside what an act changed', () => {
    expect(findAfter({ at: longAgo, next: { at: lately, recordedAt: lately } })).toHaveLength(1);
  });
});

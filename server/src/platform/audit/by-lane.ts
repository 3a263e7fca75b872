import { type AuditCheckpoint, laneOf } from './audit-checkpoint.ts';

/** Checkpoints in groups, in one pass: an installation has tens of thousands of them after a year. */
export function groupCheckpoints<Key>(
  checkpoints: readonly AuditCheckpoint[],
  keyOf: (checkpoint: AuditCheckpoint) => Key,
): Map<Key, AuditCheckpoint[]> {
  const groups = new Map<Key, AuditCheckpoint[]>();
  for (const checkpoint of checkpoints) {
    const key = keyOf(checkpoint);
    const group = groups.get(key);
    if (group) group.push(checkpoint);
    else groups.set(key, [checkpoint]);
  }
  return groups;
}

/** The checkpoints of one partner by the lane that they are about. */
export function byLane(checkpoints: readonly AuditCheckpoint[]): Map<number, AuditCheckpoint[]> {
  return groupCheckpoints(checkpoints, laneOf);
}

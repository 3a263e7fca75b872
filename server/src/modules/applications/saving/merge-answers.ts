import { isDeepStrictEqual } from 'node:util';
import type { Answers, AnswerValue } from '@handrail/engine';

export interface KeptAnswers {
  /** Taken over by the merge, which changes them. */
  readonly answers: Record<string, AnswerValue>;
  /** In which save each key was last changed, as far as this device has not seen it. */
  readonly keyRevisions: Readonly<Record<string, number>>;
  readonly revision: number;
}

export interface MergedAnswers {
  readonly answers: Answers;
  readonly revision: number;
  readonly changedKeys: readonly string[];
  /** Answers that another device had given since this one last looked, and that this save replaced. */
  readonly replaced: readonly ReplacedAnswer[];
}

export interface ReplacedAnswer {
  readonly key: string;
  readonly value: AnswerValue;
}

/**
 * Puts the given keys into the kept answers and leaves every other key alone. What another device wrote after
 * `seenRevision` is handed back, so that it can be kept and offered. It is done in place: a copy of hundreds of keys
 * would cost more than everything else that a save computes.
 */
export function mergeAnswers(
  kept: KeptAnswers,
  given: Answers,
  seenRevision: number | undefined,
): MergedAnswers {
  const changes = Object.entries(given).filter(
    ([key, value]) => !isDeepStrictEqual(kept.answers[key] ?? null, value ?? null),
  );
  const replaced = changes.flatMap(([key]): ReplacedAnswer[] => {
    const isNewToThem = seenRevision !== undefined && (kept.keyRevisions[key] ?? 0) > seenRevision;
    return isNewToThem ? [{ key, value: kept.answers[key] ?? null }] : [];
  });
  for (const [key, value] of changes) put(kept.answers, key, value);
  return {
    answers: kept.answers,
    // A save that changes nothing still counts, because a device takes any other number for another device's change.
    revision: Object.keys(given).length === 0 ? kept.revision : kept.revision + 1,
    changedKeys: changes.map(([key]) => key),
    replaced,
  };
}

/** Answers that were taken away are not kept. */
function put(answers: Record<string, AnswerValue>, key: string, value: AnswerValue): void {
  if (value === null || value === undefined) Reflect.deleteProperty(answers, key);
  else answers[key] = value;
}

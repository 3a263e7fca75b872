import { isDeepStrictEqual } from 'node:util';
import type { Answers, AnswerValue } from '@handrail/engine';

export interface KeptAnswers {
  readonly answers: Answers;
  readonly keyRevisions: Readonly<Record<string, number>>;
  readonly revision: number;
}

export interface MergedAnswers extends KeptAnswers {
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
 * `seenRevision` is handed back, so that it can be kept and offered.
 */
export function mergeAnswers(
  kept: KeptAnswers,
  given: Answers,
  seenRevision: number | undefined,
): MergedAnswers {
  const changes = Object.entries(given).filter(
    ([key, value]) => !isDeepStrictEqual(kept.answers[key] ?? null, value ?? null),
  );
  const revision = changes.length === 0 ? kept.revision : kept.revision + 1;
  const replaced = changes.flatMap(([key]): ReplacedAnswer[] => {
    const isNewToThem = seenRevision !== undefined && (kept.keyRevisions[key] ?? 0) > seenRevision;
    return isNewToThem ? [{ key, value: kept.answers[key] ?? null }] : [];
  });
  const changedKeys = changes.map(([key]) => key);
  return {
    answers: dropEmpty({ ...kept.answers, ...Object.fromEntries(changes) }, changes),
    keyRevisions: { ...kept.keyRevisions, ...Object.fromEntries(changedKeys.map((key) => [key, revision])) },
    revision,
    changedKeys,
    replaced,
  };
}

/** Answers that were taken away are not kept; to look through all of them is seldom needed. */
function dropEmpty(answers: Answers, changes: readonly [string, AnswerValue][]): Answers {
  const isTakenAway = (value: AnswerValue) => value === null || value === undefined;
  if (!changes.some(([, value]) => isTakenAway(value))) return answers;
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => !isTakenAway(value)));
}

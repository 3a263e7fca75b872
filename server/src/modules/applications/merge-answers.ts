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
  const answers = new Map(Object.entries(kept.answers));
  const keyRevisions = new Map(Object.entries(kept.keyRevisions));
  const replaced: ReplacedAnswer[] = [];
  for (const [key, value] of changes) {
    const isNewToThem = seenRevision !== undefined && (keyRevisions.get(key) ?? 0) > seenRevision;
    if (isNewToThem) replaced.push({ key, value: answers.get(key) ?? null });
    keyRevisions.set(key, revision);
    if (value === null || value === undefined) answers.delete(key);
    else answers.set(key, value);
  }
  return {
    answers: Object.fromEntries(answers),
    keyRevisions: Object.fromEntries(keyRevisions),
    revision,
    changedKeys: changes.map(([key]) => key),
    replaced,
  };
}

import type { AnswerMigration } from '../definition/answer-migration.ts';
import type { Answers } from '../values/answers.ts';
import { applyMigrationStep } from './apply-migration-step.ts';
import { listUnknownKeys } from './list-unknown-keys.ts';
import type { MigrationReport } from './migration-scope.ts';

/** Answers and the version of the definition under which they were given. */
export interface VersionedAnswers {
  readonly version: number;
  readonly answers: Answers;
}

export interface MigrationTarget {
  readonly version: number;
  /** Every key of the definition, those of an entry behind its list's, as `courses.name`. */
  readonly keys: Iterable<string>;
}

export interface MigratedAnswers extends VersionedAnswers, MigrationReport {
  /** Answers that the definition does not ask for; they are kept all the same. */
  readonly unknown: readonly string[];
  /** Stretches of versions for which no steps were written; answers pass them as they are. */
  readonly missingSteps: readonly VersionStretch[];
}

export interface VersionStretch {
  readonly from: number;
  readonly to: number;
}

/** Carries the answers of a draft to a later version by its written steps, and says what became of them. */
export function migrateAnswers(
  migrations: readonly AnswerMigration[],
  draft: VersionedAnswers,
  target: MigrationTarget,
): MigratedAnswers {
  const report: MigrationReport = { renamed: [], dropped: [], changed: [], notRenamed: [] };
  const missingSteps: VersionStretch[] = [];
  let { version, answers } = draft;
  while (version < target.version) {
    const migration = findNext(migrations, version, target.version);
    const start = migration?.from ?? target.version;
    if (start > version) missingSteps.push({ from: version, to: start });
    for (const step of migration?.steps ?? []) answers = applyMigrationStep(answers, step, report);
    version = migration?.to ?? target.version;
  }
  if (version > target.version) missingSteps.push({ from: version, to: target.version });
  return {
    version,
    answers,
    ...report,
    unknown: listUnknownKeys(answers, new Set(target.keys)),
    missingSteps,
  };
}

/** The migration that starts soonest and, of those, reaches furthest without passing the target. */
function findNext(
  migrations: readonly AnswerMigration[],
  version: number,
  last: number,
): AnswerMigration | undefined {
  return migrations
    .filter(({ from, to }) => from >= version && to > from && to <= last)
    .sort((a, b) => a.from - b.from || b.to - a.to)[0];
}

import type { AnswerValue } from '../values/answers.ts';

/** The answers of a form or of one entry, while the steps of a migration change them. */
export interface MigrationScope {
  readonly answers: Map<string, AnswerValue>;
  /** What stands before a key in the report: nothing, or an entry's place, as `courses.0.`. */
  readonly path: string;
  readonly report: MigrationReport;
}

/** What became of answers; those inside entries are named by path, as `courses.0.name`. */
export interface MigrationReport {
  readonly renamed: RenamedAnswer[];
  readonly dropped: { readonly key: string; readonly reason: string }[];
  readonly changed: string[];
  /** Answers that stay where they are, because another answer has the place that they were to take. */
  readonly notRenamed: RenamedAnswer[];
}

interface RenamedAnswer {
  readonly from: string;
  readonly to: string;
}

/** Moves an answer to another key, of the same or another scope, unless that would overwrite an answer. */
export function moveAnswer(source: MigrationScope, from: string, target: MigrationScope, to: string): void {
  const value = source.answers.get(from);
  if (value === undefined || (source === target && from === to)) return;
  if (!isUnanswered(target.answers.get(to))) {
    refuseMove(source, from, target, to);
    return;
  }
  source.answers.delete(from);
  target.answers.set(to, value);
  source.report.renamed.push({ from: source.path + from, to: target.path + to });
}

/** Leaves an answer where it is and reports that. */
export function refuseMove(source: MigrationScope, from: string, target: MigrationScope, to: string): void {
  if (source.answers.get(from) === undefined) return;
  source.report.notRenamed.push({ from: source.path + from, to: target.path + to });
}

/** The answered keys that a pattern names: one key, or with `.*` all beneath it, in an order of their own. */
export function listMatches({ answers }: MigrationScope, pattern: string): string[] {
  const start = pattern.endsWith('.*') ? pattern.slice(0, -1) : undefined;
  return [...answers.keys()]
    .filter((key) => (start === undefined ? key === pattern : key.startsWith(start)))
    .filter((key) => answers.get(key) !== undefined)
    .sort();
}

export function isUnanswered(value: AnswerValue): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

import { readRound, type Answers, type CompiledProgram, type FormSettings } from '@handrail/engine';
import type { Resubmission } from '../application-query.ts';
import type { UnsavedAnswers } from '../saving/application-draft.ts';

interface Opened {
  readonly compiled: CompiledProgram;
  readonly settings: FormSettings;
  readonly answers: Answers;
  readonly resubmission: Resubmission | null;
}

/**
 * What a device has not saved yet, without what the open round does not ask about: the server would refuse the whole
 * save, and the page would offer it forever.
 */
export function withoutLocked(
  { compiled, settings, answers, resubmission }: Opened,
  unsaved: UnsavedAnswers,
): UnsavedAnswers {
  if (!resubmission || resubmission.requests.length === 0) return unsaved;
  const round = { asked: resubmission.requests.map(({ key }) => key), submitted: resubmission.submitted };
  const drop = (given: Answers): Answers => {
    const { lockedChanges } = readRound(compiled, settings, round, { ...answers, ...given });
    const kept = Object.entries(given).filter(([key]) => !lockedChanges.some((path) => isIn(path, key)));
    return kept.length === Object.keys(given).length ? given : drop(Object.fromEntries(kept));
  };
  const { waiting } = unsaved;
  return {
    ...unsaved,
    answers: drop(unsaved.answers),
    ...(waiting && { waiting: { ...waiting, answers: drop(waiting.answers) } }),
  };
}

function isIn(path: string, key: string): boolean {
  return path === key || path.startsWith(`${key}.`);
}

import { isOpenPath, isSameAnswer, readRound, type CompiledProgram, type RoundState } from '@handrail/engine';
import type { FormStore } from '@handrail/ui/form-renderer';
import type { Resubmission } from '../application-query.ts';

/** What an applicant was asked to change, and what of the form they may change for it by now. */
export interface RoundWatch {
  readonly resubmission: Resubmission;
  readonly isOpen: (path: string) => boolean;
  /** Whether an answer is another one than was submitted. */
  readonly isChanged: (key: string) => boolean;
  readonly watch: (listener: () => void) => () => void;
  /** Another object whenever something else may be changed. */
  readonly read: () => RoundState;
}

/** Follows what may be changed while the form is filled in; nothing where the whole form is open. */
export function watchRound(
  compiled: CompiledProgram,
  store: FormStore,
  resubmission: Resubmission | null,
): RoundWatch | undefined {
  if (!resubmission || resubmission.requests.length === 0) return undefined;
  const { submitted } = resubmission;
  const asked = resubmission.requests.map(({ key }) => key);
  const work = () =>
    readRound(compiled, store.form.settings, { asked, submitted }, store.form.draftAnswers());
  let state = work();
  const watchers = new Set<() => void>();
  store.watchForm(({ fields }) => {
    if (fields.length === 0) return;
    const next = work();
    if (isSameSet(next.openPaths, state.openPaths)) return;
    state = next;
    for (const watcher of watchers) watcher();
  });
  return {
    resubmission,
    isOpen: (path) => isOpenPath(state, path),
    isChanged: (key) => !isSameAnswer(store.form.draftAnswers()[key], submitted[key]),
    watch: (listener) => {
      watchers.add(listener);
      return () => {
        watchers.delete(listener);
      };
    },
    read: () => state,
  };
}

function isSameSet(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && [...left].every((each) => right.has(each));
}

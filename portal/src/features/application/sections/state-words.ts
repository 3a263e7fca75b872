import { isCompleteState, type SectionState } from '@handrail/engine';
import type { IconName } from '@handrail/ui';
import type { Say } from '../../../shared/context/use-text.ts';

/** The mark of a state; what is complete has the same, whoever completed it. */
export const stateIcons = {
  done: 'check',
  prefilled: 'check',
  optional: 'check',
  started: 'pencil',
  todo: undefined,
} as const satisfies Record<SectionState, IconName | undefined>;

/** How far a section is, in words. */
export function sayState(say: Say, state: SectionState): string {
  switch (state) {
    case 'done':
      return say('application.progress.done', 'Done');
    case 'prefilled':
      return say('application.progress.prefilled', 'Filled in for you');
    case 'optional':
      return say('application.progress.optional', 'Optional');
    case 'started':
      return say('application.progress.started', 'Started');
    case 'todo':
      return say('application.progress.todo', 'Not started');
  }
}

/** The same for the section that someone is in; one that is counted as complete says so here too. */
export function sayHere(say: Say, state: SectionState): string {
  const here = say('application.progress.here', 'You are here');
  return isCompleteState(state) ? `${sayState(say, state)}. ${here}` : here;
}

/** How many of the counted sections are complete, in words (P450). */
export function sayComplete(say: Say, done: number, count: number): string {
  return count === 1
    ? say('application.progress.words-one', '{done} of 1 section complete', { done })
    : say('application.progress.words', '{done} of {count} sections complete', { done, count });
}

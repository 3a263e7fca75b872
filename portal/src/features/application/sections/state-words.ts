import type { SectionState } from '@handrail/engine';
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

/** How many of the counted sections are complete, in words (P450). */
export function sayComplete(say: Say, done: number, count: number): string {
  return say('application.progress.words', '{done} of {count} sections complete', { done, count });
}

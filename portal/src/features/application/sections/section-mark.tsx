import type { SectionState } from '@handrail/engine';
import { StepMark } from '../../../shared/layout/step-mark.tsx';
import { stateIcons } from './state-words.ts';

interface SectionMarkProps {
  readonly state: SectionState;
  readonly isHere?: boolean;
}

/** How far a section is, as a mark beside the words that say it. */
export function SectionMark({ state, isHere = false }: SectionMarkProps) {
  return isHere ? (
    <StepMark look="here" icon="forward" />
  ) : (
    <StepMark look={looks[state]} icon={stateIcons[state]} />
  );
}

const looks = {
  done: 'done',
  prefilled: 'started',
  optional: 'started',
  started: 'started',
  todo: 'todo',
} as const satisfies Record<SectionState, string>;

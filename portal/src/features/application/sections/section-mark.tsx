import type { SectionState } from '@handrail/engine';
import { classNames, Icon } from '@handrail/ui';
import styles from './section-mark.module.css';
import { stateIcons } from './state-words.ts';

interface SectionMarkProps {
  readonly state: SectionState;
  readonly isHere?: boolean;
}

/** How far a section is, as a mark beside the words that say it. */
export function SectionMark({ state, isHere = false }: SectionMarkProps) {
  const icon = isHere ? 'forward' : stateIcons[state];
  return (
    <span className={classNames(styles.mark, styles[isHere ? 'here' : state])}>
      {icon && <Icon name={icon} />}
    </span>
  );
}

import { classNames, Icon, type IconName } from '@handrail/ui';
import styles from './step-mark.module.css';

interface StepMarkProps {
  readonly look: 'done' | 'here' | 'started' | 'todo';
  readonly icon: IconName | undefined;
}

/** How far a step is, as a mark beside the words that say it. */
export function StepMark({ look, icon }: StepMarkProps) {
  return <span className={classNames(styles.mark, styles[look])}>{icon && <Icon name={icon} />}</span>;
}

import { classNames, Icon } from '@handrail/ui';
import { useText } from '../context/use-text.ts';
import styles from './sign-in-points.module.css';

export interface SignInPointsProps {
  readonly place: 'beside' | 'below';
  /** About time, then about privacy; those of an application unless said otherwise. */
  readonly points?: readonly [time: string, privacy: string] | undefined;
}

/** What a newcomer worries about: on a wide screen beside the form, on a narrow one below it. */
export function SignInPoints({ place, points }: SignInPointsProps) {
  const say = useText();
  const [time, privacy] = points ?? [
    say('sign-in.point.save', 'Take your time. Your answers save as you go.'),
    say('sign-in.point.private', 'Only you and the program’s staff can see your answers.'),
  ];

  return (
    <ul className={classNames(styles.points, styles[place])}>
      {(
        [
          ['clock', time],
          ['lock', privacy],
        ] as const
      ).map(([icon, text]) => (
        <li key={icon} className={styles.point}>
          <Icon name={icon} className={styles.icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

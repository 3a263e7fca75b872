import { classNames, Icon, type IconName } from '@handrail/ui';
import { useText } from '../context/use-text.ts';
import styles from './sign-in-points.module.css';

/** What a newcomer worries about: on a wide screen beside the form, on a narrow one below it. */
export function SignInPoints({ place }: { readonly place: 'beside' | 'below' }) {
  const say = useText();
  const points: readonly { icon: IconName; text: string }[] = [
    { icon: 'clock', text: say('sign-in.point.save', 'Take your time. Your answers save as you go.') },
    {
      icon: 'lock',
      text: say('sign-in.point.private', 'Only you and the program’s staff can see your answers.'),
    },
  ];

  return (
    <ul className={classNames(styles.points, styles[place])}>
      {points.map(({ icon, text }) => (
        <li key={icon} className={styles.point}>
          <Icon name={icon} className={styles.icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

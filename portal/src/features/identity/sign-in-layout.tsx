import { Icon, type IconName } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { usePortal } from '../../app/portal-context.tsx';
import { useText } from '../../app/use-text.ts';
import { platformNameOf } from '../partner/partner-names.ts';
import { IncidentBanners } from '../shell/incident-banners.tsx';
import { PartnerLogo } from '../shell/partner-logo.tsx';
import { SignInFoot } from './sign-in-foot.tsx';
import styles from './sign-in-layout.module.css';

/** The partner's panel beside (on a phone: above) one step of signing in. */
export function SignInLayout({ children }: { readonly children: ReactNode }) {
  const { partner } = usePortal();
  return (
    <>
      <IncidentBanners />
      <div className={styles.layout}>
        <header className={styles.brand}>
          <span className={styles.plate}>
            <PartnerLogo />
          </span>
          <p className={styles.platform}>{platformNameOf(partner)}</p>
          <p className={styles.line}>
            <Trans
              id="sign-in.line"
              message="Apply for help with money, and see where your application stands."
            />
          </p>
          <Points className={styles.pointsBeside} />
        </header>
        <main id="main" className={styles.main} tabIndex={-1}>
          <div className={styles.step}>
            {children}
            <Points className={styles.pointsBelow} />
            <SignInFoot />
          </div>
        </main>
      </div>
    </>
  );
}

function Points({ className }: { readonly className: string | undefined }) {
  const say = useText();
  const points: { icon: IconName; text: string }[] = [
    { icon: 'clock', text: say('sign-in.point.save', 'Take your time. Your answers save as you go.') },
    {
      icon: 'lock',
      text: say('sign-in.point.private', 'Only you and the staff of the program see your answers.'),
    },
  ];
  return (
    <ul className={className}>
      {points.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

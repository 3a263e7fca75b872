import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { usePortal } from '../context/portal-context.tsx';
import { platformNameOf } from '../partner/partner-names.ts';
import { IncidentBanners } from '../layout/incident-banners.tsx';
import { PartnerLogo } from '../layout/partner-logo.tsx';
import { SignInFoot } from './sign-in-foot.tsx';
import styles from './sign-in-layout.module.css';
import { SignInPoints, type SignInPointsProps } from './sign-in-points.tsx';

interface SignInLayoutProps {
  readonly children: ReactNode;
  readonly isForEmployees?: boolean;
  /** Those of the pre-check, which has its own. */
  readonly points?: SignInPointsProps['points'];
}

/** The partner's panel beside (on a phone: above) one step of signing in. */
export function SignInLayout({ children, isForEmployees = false, points }: SignInLayoutProps) {
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
              message="Apply for financial help and check the status of your application."
            />
          </p>
          <SignInPoints place="beside" points={points} />
        </header>
        <main id="main" className={styles.main} tabIndex={-1}>
          <div className={styles.step}>
            {children}
            <SignInFoot isForEmployees={isForEmployees} isPreCheck={points !== undefined} />
          </div>
        </main>
      </div>
    </>
  );
}

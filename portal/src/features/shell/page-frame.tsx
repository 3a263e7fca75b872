import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { Header } from './header.tsx';
import { IncidentBanners } from '../../shared/layout/incident-banners.tsx';
import { LegalLinks } from '../../shared/layout/legal-links.tsx';
import styles from './page-frame.module.css';

interface PageFrameProps {
  readonly children: ReactNode;
  /** More items for the header. */
  readonly account?: ReactNode;
}

/** Header, incident banners, the page and the links at its foot. */
export function PageFrame({ children, account }: PageFrameProps) {
  const { partner } = usePortal();
  return (
    <div className={styles.frame}>
      <Header>{account}</Header>
      <IncidentBanners />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <a href={`mailto:${partner.email}`}>
          <Trans id="foot.contact" message="Contact Us" />
        </a>
        <LegalLinks />
      </footer>
    </div>
  );
}

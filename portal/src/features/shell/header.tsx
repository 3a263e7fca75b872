import { Icon } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import styles from './header.module.css';
import { PartnerLogo } from '../../shared/layout/partner-logo.tsx';

/** The partner's logo, Help, and what the page adds (P113, P114). */
export function Header({ children }: { readonly children?: ReactNode }) {
  const { partner } = usePortal();
  const say = useText();

  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link className={styles.logo} to="/">
          <PartnerLogo />
        </Link>
        <nav className={styles.nav} aria-label={say('header.nav', 'Help and account')}>
          <a className={styles.item} href={partner.links.help} target="_blank" rel="noopener">
            <Icon name="help" />
            <Trans id="header.help" message="Help" />
          </a>
          {children}
        </nav>
      </div>
    </header>
  );
}

import { VisuallyHidden } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import styles from './terms-text.module.css';

/** What a person agrees to; the server keeps these words with the date. */
export function TermsText() {
  const { links } = usePortal().partner;
  return (
    <Trans
      id="profile-dialog.terms"
      message="I agree to the <0>Terms of Service</0> and <1>Privacy Policy</1>."
      components={{ 0: <OutsideLink href={links.terms} />, 1: <OutsideLink href={links.privacy} /> }}
    />
  );
}

function OutsideLink({ href, children }: { readonly href: string; readonly children?: ReactNode }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>
        {' '}
        <Trans id="profile-panel.new-tab" message="(opens in a new tab)" />
      </VisuallyHidden>
    </a>
  );
}

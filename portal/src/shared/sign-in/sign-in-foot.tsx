import { hasFeature } from '@handrail/engine';
import { ContactLine } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { usePortal } from '../context/portal-context.tsx';
import { basenameOf } from '../partner/partner-names.ts';
import { LegalLinks } from '../layout/legal-links.tsx';
import styles from './sign-in-foot.module.css';

interface SignInFootProps {
  readonly isForEmployees: boolean;
  readonly isPreCheck: boolean;
}

/** Where else a visitor may want to go: the staff's own sign-in, someone to ask, help, and the legal pages. */
export function SignInFoot({ isForEmployees, isPreCheck }: SignInFootProps) {
  const { partner } = usePortal();
  return (
    <footer className={styles.foot}>
      {!isForEmployees && (
        <p>
          <Trans id="sign-in.new-here" message="New here? A sign-in link also creates your account." />
        </p>
      )}
      {partner.eligibility && !isPreCheck && (
        <p>
          <a href={`${basenameOf(partner)}/eligibility`}>
            <Trans id="sign-in.eligibility" message="Check if you are eligible" />
          </a>
        </p>
      )}
      {!hasFeature(partner.features, 'hide-partner-redirect') && (
        <p>
          <Trans id="sign-in.staff" message="Staff:" />{' '}
          <a href={`/partner/${partner.externalId}`}>
            <Trans id="sign-in.review-cases" message="Sign In to review cases" />
          </a>
        </p>
      )}
      <ContactLine partner={partner} />
      <p className={styles.links}>
        <a href={partner.links.help} target="_blank" rel="noopener">
          <Trans id="foot.help" message="Help" />
        </a>
        <LegalLinks />
      </p>
    </footer>
  );
}

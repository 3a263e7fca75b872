import { Trans } from '@lingui/react';
import { usePortal } from '../context/portal-context.tsx';

/** The partner's legal pages, for the foot of every page. */
export function LegalLinks() {
  const { links } = usePortal().partner;
  return (
    <>
      <a href={links.privacy} target="_blank" rel="noopener">
        <Trans id="foot.privacy" message="Privacy Policy" />
      </a>
      <a href={links.terms} target="_blank" rel="noopener">
        <Trans id="foot.terms" message="Terms & Conditions" />
      </a>
    </>
  );
}

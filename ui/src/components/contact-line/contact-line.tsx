import { Trans } from '@lingui/react';
import styles from './contact-line.module.css';

interface ContactLineProps {
  readonly partner: { readonly email: string; readonly phone: string | null };
}

/** How to reach the partner, where someone may be stuck. */
export function ContactLine({ partner: { email, phone } }: ContactLineProps) {
  const mailLink = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <p>
      {phone === null ? (
        <Trans id="ui.contact" message="Need help? Write to <0/>." components={{ 0: mailLink }} />
      ) : (
        <Trans
          id="ui.contact.call"
          message="Need help? Write to <0/> or call <1/>."
          components={{ 0: mailLink, 1: phoneLink(phone) }}
        />
      )}
    </p>
  );
}

function phoneLink(phone: string) {
  return (
    <a className={styles.phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  );
}

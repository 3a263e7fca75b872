import { Trans } from '@lingui/react';

interface ContactLineProps {
  readonly partner: { readonly email: string; readonly phone: string | null };
}

/** How to reach the partner, where someone may be stuck. */
export function ContactLine({ partner: { email, phone } }: ContactLineProps) {
  const links = [
    <a key="email" href={`mailto:${email}`} />,
    <a key="phone" href={`tel:${phone?.replace(/[^\d+]/g, '')}`} />,
  ];
  return (
    <p>
      {phone ? (
        <Trans
          id="ui.contact.call"
          message="Need help? Write to <0>{email}</0> or call <1>{phone}</1>."
          values={{ email, phone }}
          components={{ ...links }}
        />
      ) : (
        <Trans
          id="ui.contact"
          message="Need help? Write to <0>{email}</0>."
          values={{ email }}
          components={{ ...links }}
        />
      )}
    </p>
  );
}

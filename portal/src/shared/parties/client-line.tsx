import { Icon } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { PartyWords } from './about-party.ts';
import styles from './client-line.module.css';

/** Whom an advocate is applying for; the questions themselves speak to the client. */
export function ClientLine({ party }: { readonly party: PartyWords }) {
  if (!party.isClient) return null;
  return (
    <p className={styles.line}>
      <Icon name="user" />
      <span>
        <Trans
          id="client.line"
          message="You are applying for <0>{name}</0>."
          values={{ name: party.name }}
          components={{ 0: <strong /> }}
        />
      </span>
    </p>
  );
}

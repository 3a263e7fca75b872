import { TextField } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import type { Form } from '../../shared/forms/use-form.ts';
import { ContactLink } from '../../shared/layout/contact-link.tsx';
import { bindField } from './bind-field.ts';
import type { Certification } from './tax-forms-query.ts';
import type { W9FormValues } from './w9-form-values.ts';
import styles from './w9-form.module.css';
import { listW9Labels } from './w9-labels.ts';

interface W9SignatureProps {
  readonly form: Form<W9FormValues>;
  readonly certification: Certification;
  readonly signerName: string;
}

/** What is certified, in full, and the signature under it, which is the last thing on the form (P594). */
export function W9Signature({ form, certification, signerName }: W9SignatureProps) {
  const say = useText();
  const { partner } = usePortal();
  const { revision, opening, statements, closing } = certification;
  return (
    <section className={styles.certification} aria-labelledby="w9-certification">
      <h2 id="w9-certification" className={styles.legend}>
        <Trans id="w9.certification" message="Certification" />
      </h2>
      <p>{opening}</p>
      <ol className={styles.statements}>
        {statements.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ol>
      <p>{closing}</p>
      <p>
        <Trans
          id="w9.certification.doubt"
          message="If one of these is not true for you, do not sign. Email <0>{email}</0> instead."
          values={{ email: partner.email }}
          components={{ 0: <ContactLink /> }}
        />
      </p>
      <p className={styles.note}>
        <Trans id="w9.revision" message="Form W-9 (Rev. {revision})" values={{ revision }} />
      </p>
      <TextField
        {...bindField(form, 'signature')}
        label={listW9Labels(say).signature}
        hint={say('w9.signature.hint', 'Type your name to sign: {name}', { name: signerName })}
        required
        autoComplete="off"
        spellCheck={false}
      />
    </section>
  );
}

import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import styles from './form-change-notice.module.css';
import type { FormChange } from './use-form-change.ts';

/** What a new version of the form changes for this person. */
export function FormChangeList({ change }: { readonly change: FormChange }) {
  const { unneeded, again, added } = change;
  if (unneeded.length + again.length + added.length === 0) {
    return (
      <p>
        <Trans id="application.form-change.nothing" message="All of your answers fit the new version." />
      </p>
    );
  }
  return (
    <>
      {again.length > 0 && (
        <Part
          title={<Trans id="application.form-change.again" message="You will need to answer these again:" />}
        >
          {again.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </Part>
      )}
      {added.length > 0 && (
        <Part title={<Trans id="application.form-change.added" message="These questions are new:" />}>
          {added.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </Part>
      )}
      {unneeded.length > 0 && (
        <Part
          title={
            <Trans
              id="application.form-change.unneeded"
              message="The new version does not ask for these answers. We will keep a copy of them, but they will not be part of your application:"
            />
          }
        >
          {unneeded.map(({ label, answer }) => (
            <li key={label}>
              {label}
              {answer !== '' && <span className={styles.answer}>{answer}</span>}
            </li>
          ))}
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.part}>
      <p>{title}</p>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}

import { formatDay } from '@handrail/engine';
import { useLocale } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import styles from './case-page.module.css';
import type { CaseView } from './case-query.ts';

/** The number that a person reads out on the phone, and since when the case is where it is. */
export function CaseFacts({ found: { displayId, applications, party } }: { readonly found: CaseView }) {
  const locale = useLocale();
  const { partner } = usePortal();
  const [application] = applications;
  const at = application?.submittedAt;
  return (
    <p className={styles.facts}>
      {party.isClient && (
        <strong className={styles.filedFor}>
          <Trans id="case.for" message="For {name}." values={{ name: party.name }} />
        </strong>
      )}
      <Fact>
        <Trans id="case.number" message="Case {displayId}." values={{ displayId }} />
      </Fact>{' '}
      {application && (
        <Fact>
          <Trans
            id="case.application"
            message="Application {displayId}."
            values={{ displayId: application.displayId }}
          />
        </Fact>
      )}{' '}
      {at && (
        <Fact>
          <Trans
            id="case.submitted"
            message="Submitted {day}."
            values={{ day: formatDay(locale, at, partner.timeZone) }}
          />
        </Fact>
      )}
    </p>
  );
}

/** A number is read out in one piece, so it stands in one line. */
function Fact({ children }: { readonly children: ReactNode }) {
  return <span className={styles.fact}>{children}</span>;
}

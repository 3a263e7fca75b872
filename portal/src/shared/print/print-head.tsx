import { formatDay } from '@handrail/engine';
import { usePrinting, useLocale } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { usePortal } from '../context/portal-context.tsx';
import { useNow } from '../context/use-now.ts';
import { useCurrentUser } from '../person/use-current-user.ts';
import type { Program } from '../programs/list-programs.ts';
import styles from './print-head.module.css';

interface PrintHeadProps {
  readonly program: Pick<Program, 'name'>;
  readonly party: { readonly name: string | null; readonly isClient: boolean };
  readonly applicationNumber?: string | undefined;
  readonly caseNumber?: string;
  /** Null until it is submitted; absent where the page is not about what was submitted. */
  readonly submittedAt?: string | null | undefined;
}

/** What a printed page is about: the program, the person, the numbers and the dates. Screens say so in other places. */
export function PrintHead(props: PrintHeadProps) {
  return usePrinting() ? <Head {...props} /> : null;
}

function Head({ program, party, applicationNumber, caseNumber, submittedAt }: PrintHeadProps) {
  const locale = useLocale();
  const { partner } = usePortal();
  const user = useCurrentUser();
  const now = useNow();
  const dayOf = (instant: Date | string) => formatDay(locale, instant, partner.timeZone);
  return (
    <dl className={styles.head} data-print-head>
      <Line name={<Trans id="print.program" message="Program" />}>{program.name}</Line>
      <Line name={<Trans id="print.applicant" message="Applicant" />}>{party.name ?? user?.name}</Line>
      {party.isClient && (
        <Line name={<Trans id="print.filed-by" message="Filed by" />}>{user?.name ?? user?.email}</Line>
      )}
      {caseNumber !== undefined && (
        <Line name={<Trans id="print.case" message="Case number" />}>{caseNumber}</Line>
      )}
      {applicationNumber !== undefined && (
        <Line name={<Trans id="print.application" message="Application number" />}>{applicationNumber}</Line>
      )}
      {submittedAt !== undefined && (
        <Line name={<Trans id="print.submitted" message="Submitted" />}>
          {submittedAt ? dayOf(submittedAt) : <Trans id="print.not-submitted" message="Not submitted yet" />}
        </Line>
      )}
      <Line name={<Trans id="print.printed" message="Printed" />}>{dayOf(now)}</Line>
    </dl>
  );
}

function Line({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

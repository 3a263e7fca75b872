import { PageHeading } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import funds from '../funds/funds.module.css';
import styles from './payments.module.css';

interface PaymentsHeadProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The heading of the lists of payments, with the way from one to the other. */
export function PaymentsHead({ title, children }: PaymentsHeadProps) {
  const { i18n } = useLingui();
  return (
    <>
      <PageTitle title={title} />
      <div className={funds.head}>
        <PageHeading>{title}</PageHeading>
        <div className={funds.actions}>{children}</div>
      </div>
      <nav
        className={styles.tabs}
        aria-label={i18n._({ id: 'console.payments.lists', message: 'Lists of payments' })}
      >
        <NavLink end to="/payments">
          <Trans id="console.payments.all" message="All payments" />
        </NavLink>
        <NavLink to="/payments/exceptions">
          <Trans id="console.payments.exceptions" message="Exceptions" />
        </NavLink>
      </nav>
    </>
  );
}

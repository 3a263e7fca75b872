import { PageHeading } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useStaffMember } from '../../../shared/context/console-context.tsx';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { may } from '../../../shared/session/may.ts';
import funds from '../funds/funds.module.css';
import styles from './payments.module.css';

interface PaymentsHeadProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The heading of the lists of payments, with the way from one to the other. */
export function PaymentsHead({ title, children }: PaymentsHeadProps) {
  const { i18n } = useLingui();
  const mayReadTaxes = may(useStaffMember(), 'readTaxes');
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
        <NavLink to="/payments/batches">
          <Trans id="console.batches.title" message="Batches" />
        </NavLink>
        <NavLink to="/payments/providers">
          <Trans id="console.providers.title" message="Providers" />
        </NavLink>
        <NavLink to="/payments/external">
          <Trans id="console.payments.external" message="Paid elsewhere" />
        </NavLink>
        <NavLink to="/payments/vendors">
          <Trans id="console.vendors.title" message="Vendors" />
        </NavLink>
        <NavLink to="/payments/settings">
          <Trans id="console.payments.settings" message="Settings" />
        </NavLink>
        {mayReadTaxes && (
          <NavLink to="/taxes">
            <Trans id="console.taxes.title" message="Taxes" />
          </NavLink>
        )}
      </nav>
    </>
  );
}

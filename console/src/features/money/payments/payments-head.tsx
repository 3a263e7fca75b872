import { PageHeading } from '@handrail/ui';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
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
        {listTabs(i18n, mayReadTaxes).map(([to, text]) => (
          <NavLink key={to} end={to === '/payments'} to={to}>
            {text}
          </NavLink>
        ))}
      </nav>
    </>
  );
}

function listTabs(i18n: I18n, mayReadTaxes: boolean): [to: string, text: string][] {
  return [
    ['/payments', i18n._({ id: 'console.payments.all', message: 'All payments' })],
    ['/payments/exceptions', i18n._({ id: 'console.payments.exceptions', message: 'Exceptions' })],
    ['/payments/batches', i18n._({ id: 'console.batches.title', message: 'Batches' })],
    ['/payments/external', i18n._({ id: 'console.payments.external', message: 'Paid elsewhere' })],
    ['/payments/vendors', i18n._({ id: 'console.vendors.title', message: 'Vendors' })],
    ...(mayReadTaxes
      ? [['/taxes', i18n._({ id: 'console.taxes.title', message: 'Taxes' })] as [string, string]]
      : []),
    ['/payments/providers', i18n._({ id: 'console.providers.title', message: 'Providers' })],
    ['/payments/settings', i18n._({ id: 'console.payments.settings', message: 'Settings' })],
  ];
}

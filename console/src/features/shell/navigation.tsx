import { Glyph, Icon } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { NavLink, useMatch } from 'react-router';
import { useConsole, useStaffMember } from '../../shared/context/console-context.tsx';
import { may } from '../../shared/session/may.ts';
import { BrandMark } from '../../shared/layout/brand-mark.tsx';
import { initialsOf } from './initials.ts';
import styles from './navigation.module.css';
import { staffRoleText } from '../../shared/layout/staff-role-text.ts';

const listGlyph = 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4 6.5h.1M4 12h.1M4 17.5h.1';

const fundsGlyph =
  'M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3ZM4 6v6c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12v6c0 1.7 3.6 3 8 3s8-1.3 8-3v-6';

const paymentsGlyph = 'M3 7.5h18v9H3zM12 14.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM6 10.5v3M18 10.5v3';

const peopleGlyph =
  'M12 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM3 19c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5M15.5 5.3a3 3 0 0 1 0 5.4M18 14.3c1.9.9 3 2.6 3 4.7';

/** Where a member of staff can go; a folded rail with words under 1024 px, a bar on a phone. */
export function Navigation({ onOpenAccount }: { onOpenAccount: () => void }) {
  const { i18n } = useLingui();
  const { partner } = useConsole();
  const staff = useStaffMember();
  const name = staff.name ?? staff.email;
  const isOnTaxes = useMatch('/taxes') !== null;

  return (
    <nav className={styles.nav} aria-label={i18n._({ id: 'console.nav.label', message: 'Console' })}>
      <p className={styles.brand}>
        <BrandMark />
        <span className={styles.names}>
          <strong>{partner.name}</strong>
          <small>
            <Trans id="console.nav.product" message="Handrail console" />
          </small>
        </span>
      </p>
      <NavLink to="/cases" className={() => styles.item}>
        <Glyph path={listGlyph} />
        <Trans id="console.nav.cases" message="Cases" />
      </NavLink>
      {may(staff, 'issuePayments') && (
        <NavLink to="/funds" className={() => styles.item}>
          <Glyph path={fundsGlyph} />
          <Trans id="console.nav.funds" message="Funds" />
        </NavLink>
      )}
      {may(staff, 'issuePayments') && (
        <NavLink
          to="/payments"
          className={() => styles.item}
          // Taxes are among the lists of payments, under an address of their own.
          {...(isOnTaxes && { 'aria-current': 'page' })}
        >
          <Glyph path={paymentsGlyph} />
          <Trans id="console.nav.payments" message="Payments" />
        </NavLink>
      )}
      {may(staff, 'changePrograms') && (
        <NavLink to="/eligibility" className={() => styles.item}>
          <Icon name="check-circle" />
          <Trans id="console.nav.eligibility" message="Pre-check" />
        </NavLink>
      )}
      {may(staff, 'manageStaff') && (
        <NavLink to="/team" className={() => styles.item}>
          <Glyph path={peopleGlyph} />
          <Trans id="console.nav.team" message="Team" />
        </NavLink>
      )}
      <a className={styles.item} href={`/${partner.externalId}`}>
        <Icon name="external" />
        <Trans id="console.nav.portal" message="Portal" />
      </a>
      <button type="button" className={styles.account} onClick={onOpenAccount}>
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className={styles.names}>
          <span>{name}</span>
          <small>{staffRoleText(i18n, staff.role)}</small>
        </span>
      </button>
    </nav>
  );
}

import { Trans, useLingui } from '@lingui/react';
import { NavLink } from 'react-router';
import { useStaffMember } from '../context/console-context.tsx';
import { may } from '../session/may.ts';
import styles from './pre-check-tabs.module.css';

/** The way between the pages of the pre-check, each for those who may open it. */
export function PreCheckTabs() {
  const { i18n } = useLingui();
  const staff = useStaffMember();
  return (
    <nav
      className={styles.tabs}
      aria-label={i18n._({ id: 'console.eligibility.title', message: 'Pre-check' })}
    >
      {may(staff, 'changePrograms') && (
        <>
          <NavLink end to="/eligibility">
            <Trans id="console.eligibility.tab.editor" message="Questions and programs" />
          </NavLink>
          <NavLink to="/eligibility/figures">
            <Trans id="console.eligibility.tab.figures" message="Figures" />
          </NavLink>
        </>
      )}
      {may(staff, 'changeSettings') && (
        <NavLink to="/income-limits">
          <Trans id="console.limits.title" message="Income limits" />
        </NavLink>
      )}
    </nav>
  );
}

import { PageHeading } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { NavLink } from 'react-router';
import { useStaffMember } from '../../shared/context/console-context.tsx';
import { may } from '../../shared/session/may.ts';
import { PageTitle } from '../../shared/context/page-title.tsx';
import styles from './eligibility.module.css';

/** The heading of the pre-check, with the way between writing it and its figures. */
export function EligibilityHead({ title }: { readonly title: string }) {
  const { i18n } = useLingui();
  const mayUpdateLimits = may(useStaffMember(), 'changeSettings');
  return (
    <>
      <PageTitle title={title} />
      <PageHeading>{title}</PageHeading>
      <nav
        className={styles.tabs}
        aria-label={i18n._({ id: 'console.eligibility.title', message: 'Pre-check' })}
      >
        <NavLink end to="/eligibility">
          <Trans id="console.eligibility.tab.editor" message="Questions and programs" />
        </NavLink>
        <NavLink to="/eligibility/figures">
          <Trans id="console.eligibility.tab.figures" message="Figures" />
        </NavLink>
        {mayUpdateLimits && (
          <NavLink to="/income-limits">
            <Trans id="console.limits.title" message="Income limits" />
          </NavLink>
        )}
      </nav>
    </>
  );
}

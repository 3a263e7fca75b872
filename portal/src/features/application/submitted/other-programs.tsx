import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Trans } from '@lingui/react';
import { useId } from 'react';
import { Link } from 'react-router';
import { renderCopy } from '@handrail/engine';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { introPath } from '../../../shared/programs/intro-screen.ts';
import { programsQuery } from '../../../shared/programs/list-programs.ts';
import { useCopySources } from '../../../shared/programs/use-copy.ts';
import { useApplication } from '../application-context.tsx';
import styles from './confirmation-page.module.css';
import { mayStartIn, openProgramsQuery } from '../../../shared/programs/open-programs-query.ts';

/** Other programs that this person can apply to (P170). */
export function OtherPrograms() {
  const session = usePortal();
  const headingId = useId();
  const valuesOf = useCopySources();
  const { program } = useApplication();
  const { data: programs } = useSuspenseQuery(programsQuery(session));
  const { data: access = [] } = useQuery(openProgramsQuery(session));
  const others = programs.filter(({ id }) => id !== program.id && mayStartIn(access, id));
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans id="application.thanks.others" message="Other open programs" />
      </h2>
      <ul className={styles.programs}>
        {others.map((other) => (
          <li key={other.id} className={styles.program}>
            <Link to={introPath(other)}>{other.name}</Link>
            {other.summary && <p className={styles.summary}>{renderCopy(other.summary, valuesOf(other))}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

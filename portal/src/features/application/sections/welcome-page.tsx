import { firstStep, renderCopy, resumeStep, toStepPath } from '@handrail/engine';
import { Banner, buttonClass, Icon, PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { PageTitle } from '../../../app/page-title.tsx';
import { useText } from '../../../app/use-text.ts';
import { useApplication, useOutline } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';
import { findSection } from '../find-parts.ts';
import styles from './welcome-page.module.css';

/** The first page of an application: /application/:applicationId */
export function WelcomePage() {
  const say = useText();
  const { id, program, store, view } = useApplication();
  const isBegun = view.application.nextStep !== null;
  const step = isBegun ? resumeStep(store.form) : firstStep(store.form);

  return (
    <>
      <PageTitle title={program.name} />
      <PageHeading
        eyebrow={say('application.number', 'Application {displayId}', {
          displayId: view.application.displayId,
        })}
        lead={say(
          'application.welcome.lead',
          'You can stop at any time: your answers are saved while you type, and you can go on later.',
        )}
      >
        {program.name}
      </PageHeading>
      {step ? (
        <>
          <SectionList />
          <div className={styles.actions}>
            <Link className={buttonClass({ variant: 'primary' })} to={applicationPath(id, toStepPath(step))}>
              {isBegun ? (
                <Trans id="application.continue" message="Continue Application" />
              ) : (
                <Trans id="application.begin" message="Begin Application" />
              )}
            </Link>
          </div>
        </>
      ) : (
        <div className={styles.actions}>
          <Banner tone="info" title={say('application.empty', 'This application does not ask anything yet.')}>
            <Link to="/application/portal">
              <Trans id="application.to-portal" message="Go to My Applications" />
            </Link>
          </Banner>
        </div>
      )}
    </>
  );
}

function SectionList() {
  const say = useText();
  const { definition, copyValues } = useApplication();
  const { report } = useOutline();
  return (
    <details className={styles.sections} open>
      <summary className={styles.summary}>
        <Icon name="down" className={styles.marker} />
        {report.sections.length === 1
          ? say('application.welcome.section', '1 section')
          : say('application.welcome.sections', '{count} sections', { count: report.sections.length })}
      </summary>
      <ol className={styles.list}>
        {report.sections.map(({ key, name }) => {
          const overview = findSection(definition, key)?.overview;
          return (
            <li key={key} className={styles.section}>
              <strong>{renderCopy(name, copyValues)}</strong>
              {overview && overview !== true && (
                <span className={styles.description}>{renderCopy(overview.description, copyValues)}</span>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

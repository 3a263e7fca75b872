import { firstStep, toStepPath } from '@handrail/engine';
import { Banner, buttonClass, PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { useApplication, useOutline } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';
import { WelcomeFacts } from './welcome-facts.tsx';
import { HomeLink } from '../../../shared/layout/home-link.tsx';
import styles from './welcome-page.module.css';
import { WelcomeProgress } from './welcome-progress.tsx';
import { WelcomeSections } from './welcome-sections.tsx';

/** The first page of an application: /application/:applicationId */
export function WelcomePage() {
  const say = useText();
  const { id, program, store, view } = useApplication();
  const { standing } = useOutline();
  const hasAnswered = standing.sections.some(({ state }) => state === 'done' || state === 'started');
  const isBegun = view.application.nextStep !== null || hasAnswered;
  const step = isBegun ? standing.next : firstStep(store.form);

  return (
    <>
      <PageTitle title={program.name} />
      <PageHeading
        eyebrow={say('application.number', 'Application {displayId}', {
          displayId: view.application.displayId,
        })}
      >
        {program.name}
      </PageHeading>
      {step ? (
        <>
          {isBegun ? <WelcomeProgress /> : <WelcomeFacts />}
          <WelcomeSections isOpen={isBegun} />
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
          <Banner
            tone="info"
            title={say('application.empty', 'This application does not have any questions yet.')}
          >
            <HomeLink />
          </Banner>
        </div>
      )}
    </>
  );
}

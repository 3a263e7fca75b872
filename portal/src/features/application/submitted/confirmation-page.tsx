import { buttonClass, Icon, PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link, Navigate, useLocation } from 'react-router';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { LogOutButton } from '../../account/index.ts';
import { useApplication } from '../application-context.tsx';
import { ApplicationPrintHead } from '../application-print-head.tsx';
import { applicationPath, isEditable } from '../application-query.ts';
import { HomeLink } from '../../../shared/layout/home-link.tsx';
import styles from './confirmation-page.module.css';
import { NextSteps } from './next-steps.tsx';
import { OtherPrograms } from './other-programs.tsx';
import { PrintedAnswers } from './printed-answers.tsx';

/** The application is submitted; what happens next: /application/:applicationId/submit/confirmation */
export function ConfirmationPage() {
  const say = useText();
  const { state } = useLocation() as {
    readonly state: { readonly isSubmitted?: boolean; readonly isAgain?: boolean } | null;
  };
  const { id, view, program } = useApplication();
  if (isEditable(view) && !state?.isSubmitted) return <Navigate to={applicationPath(id)} replace />;
  const title = state?.isAgain
    ? say('application.thanks-again', 'Thank you. We have your changes.')
    : say('application.thanks', 'Thanks for applying');

  return (
    <>
      <PageTitle title={title} />
      <ApplicationPrintHead />
      <div className={styles.mark}>
        <Icon name="check-circle" />
      </div>
      <PageHeading
        lead={
          state?.isAgain ? (
            <Trans
              id="application.thanks-again.number"
              message="We will look at your application for {program} again. Your application number is still <0>{displayId}</0>."
              values={{ program: program.name, displayId: view.application.displayId }}
              components={{ 0: <strong className={styles.number} /> }}
            />
          ) : (
            <Trans
              id="application.thanks.number"
              message="We received your application for {program}. Your application number is <0>{displayId}</0>. Please have it ready when you call."
              values={{ program: program.name, displayId: view.application.displayId }}
              components={{ 0: <strong className={styles.number} /> }}
            />
          )
        }
      >
        {title}
      </PageHeading>
      <NextSteps />
      <div className={styles.actions}>
        <Link
          className={buttonClass({ variant: 'primary' })}
          to={`/case/${view.application.case.id}/details`}
        >
          <Trans id="application.view-status" message="View Application Status" />
        </Link>
        <HomeLink className={buttonClass()} />
        <LogOutButton />
      </div>
      <OtherPrograms />
      <PrintedAnswers />
    </>
  );
}

import { renderCopy } from '@handrail/engine';
import { buttonClass, Glyph, Icon, PageHeading, RichText } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link, Navigate, useLocation } from 'react-router';
import { PageTitle } from '../../../app/page-title.tsx';
import { usePortal } from '../../../app/portal-context.tsx';
import { useText } from '../../../app/use-text.ts';
import { LogOutButton } from '../../account/log-out-button.tsx';
import { introIconPaths } from '../../program/intro-icon-paths.ts';
import { useApplication } from '../application-context.tsx';
import { applicationPath, isEditable } from '../application-query.ts';
import styles from './confirmation-page.module.css';
import { OtherPrograms } from './other-programs.tsx';

/** The application is handed in; what happens next: /application/:applicationId/submit/confirmation */
export function ConfirmationPage() {
  const say = useText();
  const { state } = useLocation() as { readonly state: { readonly isSubmitted?: boolean } | null };
  const { id, view, program } = useApplication();
  if (isEditable(view) && !state?.isSubmitted) return <Navigate to={applicationPath(id)} replace />;
  const title = say('application.thanks', 'Thanks for applying');

  return (
    <>
      <PageTitle title={title} />
      <div className={styles.mark}>
        <Icon name="check-circle" />
      </div>
      <PageHeading
        lead={
          <Trans
            id="application.thanks.number"
            message="We have your application to {program}. Its number is <0>{displayId}</0>. Have it ready when you call."
            values={{ program: program.name, displayId: view.application.displayId }}
            components={{ 0: <strong /> }}
          />
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
        <LogOutButton />
      </div>
      <OtherPrograms />
    </>
  );
}

/** What happens next, in the program's own words or in ours (P169). */
function NextSteps() {
  const say = useText();
  const { user } = usePortal();
  const { definition, copyValues } = useApplication();
  const { submissionScreen } = definition;
  const title = submissionScreen?.title ?? say('application.thanks.next', 'What happens next');
  const steps = submissionScreen?.bullets ?? [
    {
      key: 'mail',
      icon: 'mail' as const,
      title: say('application.thanks.mail', 'We send you an email'),
      description: say('application.thanks.mail-text', 'It goes to {email}, as a receipt.', {
        email: user?.email ?? '',
      }),
    },
    {
      key: 'review',
      icon: 'review' as const,
      title: say('application.thanks.review', 'We read your application'),
      description: say(
        'application.thanks.review-text',
        'If something is missing, we write to you and you can add it here.',
      ),
    },
    {
      key: 'decision',
      icon: 'verify' as const,
      title: say('application.thanks.decision', 'You hear from us'),
      description: say(
        'application.thanks.decision-text',
        'You get an email when there is a decision. You can see the status here at any time.',
      ),
    },
  ];
  return (
    <section className={styles.next}>
      <h2>{renderCopy(title, copyValues)}</h2>
      <ol className={styles.steps}>
        {steps.map(({ key, icon, title: stepTitle, description }) => (
          <li key={key} className={styles.step}>
            <span className={styles.stepMark}>
              <Glyph path={introIconPaths[icon]} />
            </span>
            <div>
              <h3>{renderCopy(stepTitle, copyValues)}</h3>
              <RichText text={renderCopy(description, copyValues)} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

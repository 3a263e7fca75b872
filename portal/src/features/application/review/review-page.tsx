import { collectsW9, sayIncompleteSections } from '@handrail/engine';
import { Banner, Button, PageHeading, useLocale } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { ApplicationPrintHead } from '../application-print-head.tsx';
import { useApplication, useOutline } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';
import { toGapPath } from './gap-path.ts';
import { ReviewBox } from './review-box.tsx';
import { RoundNotice } from '../round/round-notice.tsx';
import { UnchangedDialog } from '../round/unchanged-dialog.tsx';
import { useRound } from '../round/use-round.ts';
import styles from './review-page.module.css';
import { StepBar } from '../steps/step-bar.tsx';
import { SubmitFailure } from '../submitted/submit-failure.tsx';
import { TaxFormBox, taxFormPath } from './tax-form-box.tsx';
import { useStepPaths } from '../steps/use-step-paths.ts';
import { useSubmitApplication } from '../submitted/use-submit-application.ts';

/** Everything that was answered, before it is submitted: /application/:applicationId/review */
export function ReviewPage() {
  const say = useText();
  const { partner } = usePortal();
  const { store, program, round } = useApplication();
  const { report, buttonOf } = useOutline();
  const { backPath } = useStepPaths(reviewStep);
  const { submit, isBusy, failure } = useSubmitApplication();
  const [isAttempted, setAttempted] = useState(false);
  const [unchanged, setUnchanged] = useState<readonly string[]>();
  const asked = useRound();
  const incomplete = report.sections.filter(({ isComplete }) => !isComplete);
  const needsTaxForm = store.form.settings.needsW9 === true;
  const gapCount = incomplete.length + (needsTaxForm ? 1 : 0);
  const collectsTaxForm = collectsW9(program.features);

  function handleConfirm() {
    if (gapCount === 0) {
      const kept = asked?.resubmission.requests.filter(({ key }) => !asked.isChanged(key)) ?? [];
      if (kept.length > 0) setUnchanged([...new Set(kept.map(({ label }) => label))]);
      else submit();
      return;
    }
    store.act((form) => form.attemptSubmit());
    setAttempted(true);
  }

  return (
    <>
      <PageTitle title={say('application.review.title', 'Check your answers')} />
      <ApplicationPrintHead />
      <StepBar backPath={backPath} />
      <PageHeading
        eyebrow={say('application.review.eyebrow', 'Last step: Review')}
        lead={
          round
            ? say(
                'application.review.lead.round',
                'Change what we asked about, then submit your application again. {partner} staff will review it.',
                { partner: partner.name },
              )
            : say(
                'application.review.lead',
                'You can change anything before you confirm. After that, {partner} staff will review your application.',
                { partner: partner.name },
              )
        }
      >
        <Trans id="application.review.title" message="Check your answers" />
      </PageHeading>
      <RoundNotice />
      <div className={styles.boxes}>
        {report.sections.map((section) => (
          <ReviewBox key={section.key} section={section} />
        ))}
        {collectsTaxForm && <TaxFormBox />}
      </div>
      <div className={styles.actions}>
        {isAttempted && gapCount > 0 && <IncompleteBanner count={gapCount} sectionKey={incomplete[0]?.key} />}
        {failure && <SubmitFailure lines={failure} onRetry={submit} />}
        <Button variant="primary" busy={isBusy} onClick={handleConfirm}>
          {buttonOf(reviewStep)}
        </Button>
      </div>
      <UnchangedDialog
        labels={unchanged}
        onClose={() => {
          setUnchanged(undefined);
        }}
        onSubmit={() => {
          setUnchanged(undefined);
          submit();
        }}
      />
    </>
  );
}

const reviewStep = { kind: 'review' } as const;

interface IncompleteBannerProps {
  readonly count: number;
  readonly sectionKey: string | undefined;
}

/** Why Confirm does not lead on, and the way to the first gap (P451, P452). */
function IncompleteBanner({ count, sectionKey }: IncompleteBannerProps) {
  const locale = useLocale();
  const { id } = useApplication();
  const { report } = useOutline();
  const section = report.sections.find(({ key }) => key === sectionKey);
  const question = section?.questions[0];
  return (
    <Banner tone="error" live title={sayIncompleteSections(locale, count)}>
      {!question && (
        <Link to={applicationPath(id, taxFormPath)}>
          <Trans id="application.review.to-w9" message="Fill out the tax form" />
        </Link>
      )}
      {question && (
        <Link to={applicationPath(id, toGapPath(question))}>
          <Trans
            id="application.review.finish"
            message="Finish {section}"
            values={{ section: section.name }}
          />
        </Link>
      )}
    </Banner>
  );
}

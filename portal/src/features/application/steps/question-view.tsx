import { renderCopy, sayMissingFields, type Question } from '@handrail/engine';
import { Banner, Button, Card, PageHeading, RichText, useLocale } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { RequiredNote } from '../../../shared/forms/required-note.tsx';
import { useApplication, useOutline } from '../application-context.tsx';
import { AllowanceNotes } from '../start/allowance-notes.tsx';
import { RoundLine } from '../round/round-line.tsx';
import { useCanSkip } from '../round/use-can-edit.ts';
import { FieldList } from './field-list.tsx';
import { findQuestion } from '../find-parts.ts';
import { QuestionFaults } from '../faults/question-faults.tsx';
import { SkippedRow } from './skipped-row.tsx';
import { StepBar } from './step-bar.tsx';
import type { StepViewProps } from './step-page.tsx';
import styles from './step-view.module.css';
import { SubmitFailure } from '../submitted/submit-failure.tsx';
import { useFieldInAddress } from './use-field-in-address.ts';
import { useHasRequired } from './use-has-required.ts';
import { useQuestionForm } from './use-question-form.ts';
import { useSectionWords } from '../sections/use-section-words.ts';

/** The fields of one question, and the way on (P158-P161). */
export function QuestionView({ step }: StepViewProps) {
  const { definition, copyValues } = useApplication();
  const { buttonOf } = useOutline();
  const { eyebrow } = useSectionWords(step);
  const form = useQuestionForm(step);
  const locale = useLocale();
  useFieldInAddress(step.key);
  const canSkip = useCanSkip();
  const question = findQuestion(definition, step.key);
  if (!question) return null;
  const title = renderCopy(question.copy.title, copyValues);
  const { intro } = question.copy;
  const missingCount = form.faults?.fields.filter(({ isMissing }) => isMissing).length ?? 0;

  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <PageTitle title={title} />
      <StepBar backPath={form.backPath} />
      {form.faults && <QuestionFaults key={form.faults.turn} faults={form.faults} />}
      <PageHeading eyebrow={eyebrow}>{title}</PageHeading>
      {intro !== undefined && (
        <div className={styles.notice}>
          <RichText text={renderCopy(intro, copyValues)} />
        </div>
      )}
      <RoundLine />
      <AllowanceNotes fields={question.fields} />
      <Fields question={question} />
      <div className={styles.actions}>
        {missingCount > 0 && (
          <Banner tone="warning" title={sayMissingFields(locale, missingCount)}>
            <Trans id="application.question.kept" message="What you typed is saved." />
          </Banner>
        )}
        {form.failure && <SubmitFailure lines={form.failure} onRetry={form.submit} />}
        <div className={styles.buttons}>
          <Button variant="primary" type="submit" busy={form.isBusy}>
            {buttonOf(step)}
          </Button>
          {canSkip(question) && (
            <Button onClick={form.handleSkip}>
              <Trans id="application.skip" message="Skip" />
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

function Fields({ question }: { readonly question: Question }) {
  const hasRequired = useHasRequired(question.fields);
  const canSkip = useCanSkip();
  const fields = (
    <div className={styles.fields}>
      {hasRequired && <RequiredNote />}
      {canSkip(question) && <SkippedRow questionKey={question.key} />}
      <FieldList fields={question.fields} />
    </div>
  );
  return question.layout === 'panel' ? <Card className={styles.panel}>{fields}</Card> : fields;
}

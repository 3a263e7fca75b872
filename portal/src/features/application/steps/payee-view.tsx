import { collectsW9, renderCopy, type FormSettings, type Question, type Step } from '@handrail/engine';
import { Button, PageHeading, Skeleton } from '@handrail/ui';
import { FieldInput } from '@handrail/ui/form-renderer';
import { Trans } from '@lingui/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { useApplication, useOutline } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';
import { findQuestion } from '../find-parts.ts';
import { StepBar } from './step-bar.tsx';
import type { StepViewProps } from './step-page.tsx';
import styles from './step-view.module.css';
import { SubmitFailure } from '../submitted/submit-failure.tsx';
import { useGoOn } from './use-go-on.ts';
import { useSectionWords } from '../sections/use-section-words.ts';

const BankAccountDetails = lazy(async () => ({
  default: (await import('../../bank-account/index.ts')).BankAccountDetails,
}));
const W9Details = lazy(async () => ({
  default: (await import('../../tax-form/index.ts')).W9Details,
}));

/** The question that asks for a bank account, kept apart from the answers (P064). */
export function BankAccountView({ step }: StepViewProps) {
  return (
    <PayeeView step={step} question={useQuestion(step.key)} given={{ hasBankAccount: true }}>
      {(way) => <BankAccountDetails {...way} />}
    </PayeeView>
  );
}

/** The question that asks for a tax form (P061). */
export function W9View({ step }: StepViewProps) {
  return <TaxFormView step={step} question={useQuestion(step.key)} />;
}

/** The tax form as a step of its own: /application/:applicationId/w9 (P060); redirects where the program collects none. */
export function W9Page() {
  const { id, program } = useApplication();
  if (!collectsW9(program.features)) return <Navigate to={applicationPath(id)} replace />;
  return <TaxFormView step={w9Step} />;
}

const w9Step = { kind: 'w9' } as const;

function TaxFormView({ step, question }: { readonly step: Step; readonly question?: Question | undefined }) {
  return (
    <PayeeView step={step} question={question} given={{ hasW9: true, needsW9: false }}>
      {(way) => <W9Details {...way} />}
    </PayeeView>
  );
}

function useQuestion(key: string): Question | undefined {
  const { definition } = useApplication();
  return findQuestion(definition, key);
}

interface PayeeViewProps {
  readonly step: Step;
  readonly question: Question | undefined;
  /** What the form knows from then on. */
  readonly given: Partial<FormSettings>;
  readonly children: (way: {
    readonly submitLabel: string;
    readonly onward: ReactNode;
    readonly onSaved: () => void;
    readonly onTyped: (isTyped: boolean) => void;
  }) => ReactNode;
}

/** A page of an application whose values are kept apart from the answers; once they are saved the way goes on. */
function PayeeView({ step, question, given, children }: PayeeViewProps) {
  const say = useText();
  const { store, copyValues } = useApplication();
  const { buttonOf } = useOutline();
  const { eyebrow } = useSectionWords(step);
  const { backPath, goOn, submit, isBusy, failure } = useGoOn(step);
  const title = question
    ? renderCopy(question.copy.title, copyValues)
    : say('application.w9.title', 'Tax Form');
  const submitLabel = buttonOf(step);
  const [hasTyped, setTyped] = useState(false);

  return (
    <>
      <PageTitle title={title} />
      <StepBar backPath={backPath} hasUnsaved={hasTyped} />
      <PageHeading eyebrow={eyebrow} lead={question ? undefined : say('application.w9.lead', leadText)}>
        {title}
      </PageHeading>
      {question && (
        <div className={styles.fields}>
          {question.fields.map(({ key }) => (
            <FieldInput key={key} path={key} />
          ))}
        </div>
      )}
      <Suspense fallback={<Skeleton lines={['medium', 'long', 'long', 'medium']} />}>
        {children({
          submitLabel,
          onward: (
            <Button variant="primary" busy={isBusy} onClick={goOn}>
              {submitLabel}
            </Button>
          ),
          onTyped: setTyped,
          onSaved: () => {
            store.act((form) => form.changeSettings(given));
            goOn();
          },
        })}
      </Suspense>
      {question?.skippable && (
        <div className={styles.actions}>
          <Button
            onClick={() => {
              store.act((form) => form.setSkipped(question.key, true));
              goOn();
            }}
          >
            <Trans id="application.skip" message="Skip" />
          </Button>
        </div>
      )}
      {failure && <SubmitFailure lines={failure} onRetry={submit} />}
    </>
  );
}

const leadText = 'We need this form (W-9) before we can pay you. You only need to fill it out once.';

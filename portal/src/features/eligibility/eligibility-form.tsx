import { listMissingAnswers } from '@handrail/engine';
import { Banner, Button, RichText } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText, type Say } from '../../shared/context/use-text.ts';
import styles from './eligibility.module.css';
import type { LateFormProps } from './late-form.ts';
import { QuestionField } from './question-field.tsx';
import { toFieldId } from './question-props.ts';
import { listUnreadIncomes } from './read-income.ts';
import { loadLater } from './load-later.ts';
import { useEligibilityCheck } from './use-eligibility-check.ts';
import { useKeptAnswers } from './use-kept-answers.ts';
import { useMailedPart } from './use-mailed-part.ts';

/** The partner's questions, how many answers are missing, and the result. */
export function EligibilityForm({ eligibility, onReady }: LateFormProps) {
  const say = useText();
  const { partner } = usePortal();
  const { kept, keep, change, clear, noteChecked } = useKeptAnswers(eligibility.questions);
  const isRecheck = kept.isChecked === true;
  const { check, isBusy, failure, run, forget } = useEligibilityCheck(eligibility, isRecheck);
  const { Mailed, hasFailed } = useMailedPart(kept.mailedAt);
  const [isTried, setIsTried] = useState(false);
  const [round, setRound] = useState(0);
  const result = useRef<HTMLElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const missing = listMissingAnswers(eligibility.questions, kept.answers);
  const faulty = [...missing, ...listUnreadIncomes(eligibility.incomeKeys, kept.answers)];
  useEffect(() => {
    if (failure !== undefined) refusal.current?.focus();
  }, [failure]);
  useEffect(onReady, [onReady]);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setIsTried(true);
    const [first] = faulty;
    if (first !== undefined) document.getElementById(toFieldId(first))?.focus();
    else if (!isBusy) {
      if (!(await run(kept.answers))) return;
      noteChecked();
      result.current?.focus();
    }
  }

  /** The result is needed soon, and the line may be gone by then. */
  function prepare(key: string, index: number) {
    loadLater().then(
      ({ noteReached }) => {
        noteReached({ partnerId: partner.id, version: eligibility.version, key, index });
      },
      () => undefined,
    );
  }

  return (
    <div className={styles.form}>
      {eligibility.description && <RichText text={eligibility.description} />}
      {hasFailed && <Banner tone="error" live title={sayLinkFailed(say)} />}
      {Mailed && (
        <Mailed
          eligibility={eligibility}
          kept={kept}
          onUse={(found) => {
            forget();
            keep({ ...found, isChecked: kept.isChecked });
          }}
        />
      )}
      <form
        key={round}
        className={styles.questions}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
      >
        {eligibility.questions.map((question, index) => (
          <QuestionField
            key={question.id}
            question={question}
            answers={kept.answers}
            areas={kept.areas}
            asksIncome={eligibility.incomeKeys.includes(question.key)}
            missing={isTried ? faulty : []}
            onChange={(changes, chosen) => {
              forget();
              change(changes, chosen);
              prepare(question.key, index);
            }}
          />
        ))}
        <section
          ref={result}
          tabIndex={-1}
          aria-label={say('eligibility.result', 'Your result')}
          className={check ? undefined : styles.unchecked}
        >
          {check ? (
            <check.parts.ResultBox
              check={check.found}
              checkedAt={check.checkedAt}
              eligibility={eligibility}
              answers={check.judged}
              areas={kept.areas}
            />
          ) : (
            <Trans id="eligibility.unchecked" message="Your result will be shown here." />
          )}
        </section>
        <p className={styles.missing} role="status">
          {missing.length > 0 && sayMissing(say, missing.length)}
        </p>
        {failure && (
          <div ref={refusal} tabIndex={-1}>
            <Banner tone="error" live title={failure} />
          </div>
        )}
        {check?.found.result !== 'eligible' && (
          <Button type="submit" variant="primary" block busy={isBusy}>
            {isRecheck
              ? say('eligibility.recheck', 'Recheck Eligibility')
              : say('eligibility.check', 'Check Eligibility')}
          </Button>
        )}
      </form>
      {check && (
        <check.parts.NextSteps
          version={eligibility.version}
          judged={check.judged}
          result={check.found.result}
        />
      )}
      {Object.keys(kept.answers).length > 0 && (
        <Button
          variant="quiet"
          className={styles.clear}
          onClick={() => {
            forget();
            clear();
            setIsTried(false);
            // What was typed halfway goes too.
            setRound(round + 1);
          }}
        >
          <Trans id="eligibility.clear" message="Clear my answers" />
        </Button>
      )}
      <p className={styles.privacy}>
        <Trans
          id="eligibility.privacy"
          message="We do not save your answers unless you have them emailed to you or use them in an application. They stay in this browser tab until you close it, or in this browser for two hours if you choose to use them in your application."
        />
      </p>
    </div>
  );
}

function sayMissing(say: Say, count: number): string {
  return count === 1
    ? say('eligibility.missing-one', '1 answer is missing')
    : say('eligibility.missing', '{count} answers are missing', { count });
}

function sayLinkFailed(say: Say): string {
  return say(
    'eligibility.link-failed',
    'We could not open your link. Please check your connection and reload this page.',
  );
}

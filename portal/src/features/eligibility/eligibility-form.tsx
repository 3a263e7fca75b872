import { listMissingAnswers } from '@handrail/engine';
import { Banner, Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useText, type Say } from '../../shared/context/use-text.ts';
import { CreateAccount } from './create-account.tsx';
import styles from './eligibility.module.css';
import type { AskedEligibility } from './load-eligibility.ts';
import { QuestionField } from './question-field.tsx';
import { toFieldId } from './question-props.ts';
import { ResultBox } from './result-box.tsx';
import { useEligibilityCheck } from './use-eligibility-check.ts';
import { useKeptAnswers } from './use-kept-answers.ts';

/** The partner's questions, how many answers are missing, and the result. */
export function EligibilityForm({ eligibility }: { readonly eligibility: AskedEligibility }) {
  const say = useText();
  const { answers, areas, change, clear } = useKeptAnswers(eligibility.version);
  const { check, isRecheck, isBusy, failure, run, forget } = useEligibilityCheck(eligibility);
  const [isTried, setIsTried] = useState(false);
  const result = useRef<HTMLElement>(null);
  const missing = listMissingAnswers(eligibility.questions, answers);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setIsTried(true);
    const [first] = missing;
    if (first !== undefined) document.getElementById(toFieldId(first))?.focus();
    else if (!isBusy && (await run(answers))) result.current?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {eligibility.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answers={answers}
          areas={areas}
          asksIncome={eligibility.incomeKeys.includes(question.key)}
          missing={isTried ? missing : []}
          onChange={(changes, chosen) => {
            forget();
            change(changes, chosen);
          }}
        />
      ))}
      <ResultBox ref={result} check={check} message={eligibility.message} />
      <p className={styles.missing} role="status">
        {missing.length > 0 && sayMissing(say, missing.length)}
      </p>
      {failure && <Banner tone="error" live title={failure} />}
      {check?.result === 'eligible' ? (
        <CreateAccount answers={answers} />
      ) : (
        <Button type="submit" variant="primary" block busy={isBusy}>
          {isRecheck
            ? say('eligibility.recheck', 'Recheck Eligibility')
            : say('eligibility.check', 'Check Eligibility')}
        </Button>
      )}
      <div className={styles.more}>
        {check && (
          <Button
            variant="quiet"
            onClick={() => {
              window.print();
            }}
          >
            <Trans id="eligibility.print" message="Print this page" />
          </Button>
        )}
        {Object.keys(answers).length > 0 && (
          <Button
            variant="quiet"
            onClick={() => {
              forget();
              clear();
              setIsTried(false);
            }}
          >
            <Trans id="eligibility.clear" message="Clear my answers" />
          </Button>
        )}
      </div>
      <p className={styles.privacy}>
        <Trans
          id="eligibility.privacy"
          message="We do not save your answers. They stay in this browser tab until you close it."
        />
      </p>
    </form>
  );
}

function sayMissing(say: Say, count: number): string {
  return count === 1
    ? say('eligibility.missing-one', '1 answer is missing')
    : say('eligibility.missing', '{count} answers are missing', { count });
}

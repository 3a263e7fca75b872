import {
  judgeEligibility,
  listIncomeKeys,
  type EligibilityAnswers,
  type EligibilityContent,
} from '@handrail/engine';
import { Banner, Button, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import styles from '../eligibility.module.css';
import { fitText } from '../../../shared/eligibility/fit-text.ts';
import { Texts } from '../../../shared/eligibility/texts.tsx';
import { useSampleAreas } from '../samples/use-sample-areas.ts';
import type { DeskProgram } from '../use-eligibility-desk.ts';
import { PreviewQuestion } from './preview-question.tsx';

interface PreviewProps {
  readonly content: EligibilityContent;
  readonly programs: readonly DeskProgram[];
}

/** The page as applicants see it, with its texts, to try out; nothing is sent or counted. */
export function Preview({ content, programs }: PreviewProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { areas } = useSampleAreas();
  const [answers, setAnswers] = useState<EligibilityAnswers>({});
  const [isChecked, setChecked] = useState(false);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const judged = judgeEligibility(content, answers, { locale, today, areas });
  const incomeKeys = listIncomeKeys(content);
  const isEligible = judged.result === 'eligible';
  const message = {
    eligible:
      content.message?.eligible ??
      i18n._({ id: 'console.eligibility.default.eligible', message: 'You are eligible to apply!' }),
    ineligible:
      content.message?.ineligible ??
      i18n._({
        id: 'console.eligibility.default.ineligible',
        message: "You're ineligible to apply for assistance.",
      }),
  };
  return (
    <div className={styles.preview}>
      <p className={styles.previewTitle}>
        {content.title ??
          i18n._({ id: 'console.eligibility.default.title', message: 'Let’s make sure you’re eligible' })}
      </p>
      <p>
        {content.copy ??
          i18n._({
            id: 'console.eligibility.default.copy',
            message:
              'Please answer the following questions to check if you are eligible for any of our assistance programs',
          })}
      </p>
      {content.description && <p className={styles.muted}>{content.description}</p>}
      {content.questions.map((question) => (
        <PreviewQuestion
          key={question.id}
          question={question}
          answers={answers}
          asksIncome={incomeKeys.includes(question.key)}
          onChange={(next) => {
            setAnswers(next);
            setChecked(false);
          }}
        />
      ))}
      <p role="status" className={styles.muted}>
        {judged.missing.length === 1 && (
          <Trans id="console.eligibility.preview.one-missing" message="1 answer is missing." />
        )}
        {judged.missing.length > 1 && (
          <Trans
            id="console.eligibility.preview.missing"
            message="{count} answers are missing."
            values={{ count: judged.missing.length }}
          />
        )}
      </p>
      <Button variant="primary" disabled={judged.missing.length > 0} onClick={() => setChecked(true)}>
        <Trans id="console.eligibility.check" message="Check Eligibility" />
      </Button>
      {isChecked && (
        <Banner live tone={isEligible ? 'success' : 'error'} title={message[judged.result]}>
          <Texts texts={isEligible ? [] : judged.reasons} />
          {judged.programs.map(({ programId, fit, reasons, missing }) => (
            <div key={programId}>
              <p>
                <strong>{programs.find(({ id }) => id === programId)?.name ?? ''}</strong>:{' '}
                {fitText(i18n, fit)}
              </p>
              <Texts texts={[...reasons, ...missing]} />
            </div>
          ))}
        </Banner>
      )}
    </div>
  );
}

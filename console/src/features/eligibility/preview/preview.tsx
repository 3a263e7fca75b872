import { judgeEligibility, type EligibilityAnswers, type EligibilityContent } from '@handrail/engine';
import { Banner, Button, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import styles from '../eligibility.module.css';
import { fitText } from '../../../shared/eligibility/fit-text.ts';
import { AnswerFields } from '../samples/answer-fields.tsx';
import type { DeskProgram } from '../use-eligibility-desk.ts';

interface PreviewProps {
  readonly content: EligibilityContent;
  readonly programs: readonly DeskProgram[];
}

/** The page as applicants see it, with its texts, to try out; nothing is sent or counted. */
export function Preview({ content, programs }: PreviewProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const [answers, setAnswers] = useState<EligibilityAnswers>({});
  const [isChecked, setChecked] = useState(false);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const judged = judgeEligibility(content, answers, { locale, today, areas: new Map() });
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
      <AnswerFields
        questions={content.questions}
        answers={answers}
        onChange={(next) => {
          setAnswers(next);
          setChecked(false);
        }}
      />
      <Button variant="primary" onClick={() => setChecked(true)}>
        <Trans id="console.eligibility.check" message="Check Eligibility" />
      </Button>
      {isChecked && (
        <Banner live tone={isEligible ? 'success' : 'error'} title={message[judged.result]}>
          <ul>
            {judged.reasons.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
            {judged.programs.map(({ programId, fit }) => (
              <li key={programId}>
                {`${programs.find(({ id }) => id === programId)?.name ?? ''}: ${fitText(i18n, fit)}`}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}

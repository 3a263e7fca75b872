import { formatCents, toIncomeKey } from '@handrail/engine';
import { Trans } from '@lingui/react';
import { IncomeClash } from '../income-clash.tsx';
import type { KeptAnswers } from '../kept-answers.ts';
import type { AskedEligibility } from '../load-eligibility.ts';
import { readIncome } from '../read-income.ts';

interface IncomeNotesProps extends Pick<KeptAnswers, 'answers' | 'areas'> {
  readonly eligibility: AskedEligibility;
}

/** How each yearly income was read, and what it does not agree with. */
export function IncomeNotes({ eligibility, answers, areas }: IncomeNotesProps) {
  return eligibility.questions.map((question) => {
    if (question.type !== 'AMIComponent' || !eligibility.incomeKeys.includes(question.key)) return null;
    const dollars = readIncome(answers[toIncomeKey(question.key)]);
    if (dollars === undefined) return null;
    return (
      <div key={question.id}>
        <p>
          <Trans
            id="eligibility.income.read"
            message="The yearly income that you entered: {amount}"
            values={{ amount: formatCents(dollars * 100) }}
          />
        </p>
        <IncomeClash question={question} answers={answers} areas={areas} />
      </div>
    );
  });
}

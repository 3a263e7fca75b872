import { listAmiKeys, type EligibilityAnswers, type EligibilityQuestion } from './eligibility.ts';

/** Eligible only if every question passes. */
export function checkEligibility(
  questions: readonly EligibilityQuestion[],
  answers: EligibilityAnswers,
): 'eligible' | 'ineligible' {
  return questions.every((question) => passes(question, answers)) ? 'eligible' : 'ineligible';
}

/** The keys that still need an answer. */
export function listMissingAnswers(
  questions: readonly EligibilityQuestion[],
  answers: EligibilityAnswers,
): string[] {
  return questions.flatMap(listRequiredKeys).filter((key) => toText(answers[key]) === '');
}

function passes(question: EligibilityQuestion, answers: EligibilityAnswers): boolean {
  const answer = toText(answers[question.key]);
  switch (question.type) {
    case 'Content':
      return true;
    case 'AMIComponent': {
      const [, , isIncomeAboveLimit] = listAmiKeys(question.key);
      return toText(answers[isIncomeAboveLimit]) === 'false';
    }
    case 'Dropdown':
    case 'TextInput':
    case 'YesOrNo': {
      const expected = question.props?.answer ?? answer;
      return [expected].flat().includes(answer);
    }
  }
}

function listRequiredKeys({ type, key }: EligibilityQuestion): string[] {
  if (type === 'Content') return [];
  return type === 'AMIComponent' ? listAmiKeys(key) : [key];
}

function toText(answer: EligibilityAnswers[string]): string {
  return String(answer ?? '').trim();
}

import {
  isHouseholdSize,
  listAmiKeys,
  toIncomeKey,
  type EligibilityAnswers,
  type EligibilityQuestion,
} from '@handrail/engine';

type Answer = EligibilityAnswers[string];

/** The answers that the questions ask for, without whatever no page would offer. */
export function keepKnownAnswers(
  questions: readonly EligibilityQuestion[],
  answers: EligibilityAnswers,
): EligibilityAnswers {
  const known = questions.flatMap(listKnownKeys).filter(([key, isOffered]) => isOffered(answers[key]));
  return Object.fromEntries(known.map(([key]) => [key, answers[key]]));
}

type KnownKey = readonly [key: string, isOffered: (answer: Answer) => boolean];

function listKnownKeys(question: EligibilityQuestion): KnownKey[] {
  const { key } = question;
  switch (question.type) {
    case 'Content':
      return [];
    case 'AMIComponent': {
      const [location, householdSize, isIncomeAboveLimit] = listAmiKeys(key);
      return [
        [location, (answer) => answer !== undefined],
        [householdSize, (answer) => isHouseholdSize(Number(answer))],
        [isIncomeAboveLimit, oneOf(['true', 'false'])],
        [toIncomeKey(key), (answer) => Number(answer) >= 0],
      ];
    }
    case 'Dropdown':
      return [[key, oneOf(question.props.items.map(({ value }) => value))]];
    case 'TextInput':
      return [[key, (answer) => answer !== undefined]];
    case 'YesOrNo':
      return [[key, oneOf(['yes', 'no'])]];
  }
}

function oneOf(offered: readonly string[]): (answer: Answer) => boolean {
  return (answer) => offered.includes(String(answer));
}

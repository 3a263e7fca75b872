import type { EligibilityQuestion, FitCondition } from './eligibility.ts';

/** What the partner's own questions ask of everyone, as conditions (P483-P487). */
export function listConditions(questions: readonly EligibilityQuestion[]): FitCondition[] {
  return questions.flatMap((question): FitCondition[] => {
    const answer = { answer: question.key };
    switch (question.type) {
      case 'Content':
        return [];
      case 'AMIComponent':
        return [{ income: { question: question.key, tier: question.props?.tier ?? 'low' } }];
      case 'Dropdown':
        return isEveryChoiceAllowed(question.props)
          ? []
          : [{ rule: { in: [answer, { literal: question.props.answer }] } }];
      case 'TextInput':
      case 'YesOrNo': {
        const expected = question.props?.answer;
        return expected === undefined ? [] : [{ rule: { eq: [answer, expected] } }];
      }
    }
  });
}

type DropdownProps = Extract<EligibilityQuestion, { readonly type: 'Dropdown' }>['props'];

/** Such a question is asked for what programs make of it, and decides nothing itself. */
function isEveryChoiceAllowed({ items, answer }: DropdownProps): boolean {
  return items.every(({ value }) => answer.includes(value));
}

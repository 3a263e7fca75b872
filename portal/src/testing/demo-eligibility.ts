import type { Answers } from './fake-api.ts';

const pseudo = 'Ţéxţ';

/** What the API answers about a pre-check with every kind of question, in the words of a partner. */
export function eligibilityAnswers(overrides: object = {}): Answers {
  const eligibility = {
    id: 'eligibility-1',
    version: 3,
    title: null,
    copy: null,
    description: null,
    message: null,
    questions: [
      toQuestion('about', 'Content', { content: pseudo }),
      toQuestion('income', 'AMIComponent', {}),
      toQuestion('work', 'Dropdown', {
        label: pseudo,
        items: [{ label: pseudo, value: 'a' }],
        answer: ['a'],
      }),
      toQuestion('zip', 'TextInput', { label: pseudo }),
      toQuestion('rents', 'YesOrNo', {}),
    ],
    incomeKeys: ['income'],
    ...overrides,
  };
  return { GetPartnerEligibility: { partners: { nodes: [{ id: 'partner-1', eligibility }] } } };
}

function toQuestion(key: string, type: string, props: object) {
  return { id: key, key, type, copy: pseudo, description: null, props };
}

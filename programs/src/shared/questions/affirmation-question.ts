import type { Question, QuestionGroup } from '@handrail/engine';

/** The last question before submitting: the applicant affirms the answers. */
export function affirmationQuestion(copy = affirmation): Question {
  return {
    key: 'affirmation',
    copy: { title: 'Are your answers true and complete?', intro: 'Read this statement. Then check the box.' },
    fields: [{ type: 'Checkbox', key: 'affirmation', copy }],
  };
}

export function affirmationGroup(copy = affirmation): QuestionGroup {
  return { key: 'affirmation', name: 'Affirmation', questions: [affirmationQuestion(copy)] };
}

const affirmation =
  'I, {{applicantName}}, affirm that my answers in this application are true, accurate and complete to the best of my knowledge.';

import type { Field, Question, QuestionGroup, Rule } from '@handrail/engine';

/** Asks who helped with the form; nobody has to say. */
export const helperQuestion: Question = {
  key: 'applicationAssistanceHelper',
  copy: {
    title: 'Did someone help you fill out this application?',
    intro: 'If someone helped you, tell us who. If not, skip this question.',
  },
  skippable: true,
  fields: helperFields(),
};

export const helperGroup: QuestionGroup = {
  key: 'helper',
  name: 'Did someone help you fill out this application?',
  questions: [helperQuestion],
};

/** Who helped, for a form that asks for it in its own way. */
export function helperFields(dynamicLogic?: Rule): readonly Field[] {
  const shared = {
    type: 'Text',
    validation: { required: false },
    ...(dynamicLogic !== undefined && { dynamicLogic }),
  } as const;
  return [
    { ...shared, key: 'submission.assistance.helper.name', copy: "Helper's name" },
    { ...shared, key: 'submission.assistance.helper.organization', copy: "Helper's organization" },
    { ...shared, key: 'submission.assistance.helper.email', copy: "Helper's email", inputType: 'Email' },
    {
      ...shared,
      key: 'submission.assistance.helper.phone',
      copy: "Helper's phone number",
      inputType: 'Phone',
    },
  ];
}

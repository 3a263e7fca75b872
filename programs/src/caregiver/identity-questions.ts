import type { FieldOption, Question } from '@handrail/engine';

/** Who a person is; every one of these can be left open or declined. */
export const identityQuestions: readonly Question[] = [
  identityQuestion('disability', 'Do you have a disability?', 'Disability', [
    { label: 'Yes, I have a disability', value: 'have-disability' },
    { label: 'No, I do not have a disability', value: 'do-not-have-disability' },
  ]),
  identityQuestion('veteran', 'Are you a veteran of the U.S. military?', 'Veteran', [
    { label: 'Yes, I am a U.S. veteran', value: 'us-veteran' },
    { label: 'No, I am not a U.S. veteran', value: 'not-us-veteran' },
  ]),
  identityQuestion('fosterYouth', 'Are you a current or former foster youth?', 'Foster youth', [
    { label: 'Yes, I am or was a foster youth', value: 'foster-youth' },
    { label: 'No, I was never a foster youth', value: 'not-foster-youth' },
  ]),
  identityQuestion('assignedGender', 'What sex were you assigned at birth?', 'Sex at birth', [
    { label: 'Male', value: 'male' },
    { label: 'Female', value: 'female' },
    { label: 'Unknown or not determined', value: 'unknown-undetermined' },
  ]),
  identityQuestion('gender', 'What is your gender identity?', 'Gender identity', [
    { label: 'Male', value: 'male' },
    { label: 'Female', value: 'female' },
    { label: 'Transgender', value: 'transgender' },
    {
      label: 'I do not identify as male, female or transgender',
      value: 'not-identify-as-male-female-transgender',
    },
  ]),
  identityQuestion('sexualIdentity', 'What is your sexual identity?', 'Sexual identity', [
    { label: 'Gay or lesbian', value: 'gay-or-lesbian' },
    { label: 'Bisexual', value: 'bisexual' },
    { label: 'Straight', value: 'straight' },
    { label: 'Something else', value: 'other' },
  ]),
];

function identityQuestion(
  key: string,
  title: string,
  copy: string,
  options: readonly FieldOption[],
): Question {
  return {
    key,
    copy: { title },
    fields: [
      {
        type: 'RadioList',
        key,
        copy,
        options: [...options, { label: 'I prefer not to answer', value: 'decline' }],
        validation: { required: false },
      },
    ],
  };
}

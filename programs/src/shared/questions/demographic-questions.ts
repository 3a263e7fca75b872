import { answer, defineQuestion } from '@handrail/engine';
import { usStates } from '../../data/us-states.ts';
import { otherText } from '../fields/other-text.ts';
import { yesNo } from '../fields/yes-no.ts';
import { spokenLanguages } from '../../data/spoken-languages.ts';
import { maritalStatusOptions } from '../options/marital-status.ts';

export const birthYearQuestion = defineQuestion({
  key: 'birthYear',
  copy: { title: 'What year were you born?' },
  fields: [
    {
      type: 'Text',
      key: 'birthYear',
      copy: 'Birth year',
      placeholder: 'YYYY',
      exactLength: 4,
      validation: {
        rules: [{ rule: answer('birthYear').matches('^(19|20)\\d'), message: 'Enter a year such as 1985' }],
      },
    },
  ],
});

export const bornInUsQuestion = defineQuestion({
  key: 'bornInUS',
  copy: { title: 'Were you born in the United States?' },
  fields: [
    yesNo({ key: 'bornInUS', copy: 'Born in the United States' }),
    {
      type: 'Dropdown',
      key: 'bornInUS.state',
      copy: 'Which state?',
      options: usStates.values,
      searchable: true,
      dynamicLogic: answer('bornInUS').isYes(),
    },
    {
      type: 'Text',
      key: 'bornInUS.country',
      copy: 'Which country?',
      dynamicLogic: answer('bornInUS').isNo(),
      validation: { max: 100 },
    },
  ],
});

export const languageQuestion = defineQuestion({
  key: 'language',
  copy: { title: 'Which language do you speak most?' },
  fields: [
    { type: 'Dropdown', key: 'language.language', copy: 'Language', options: spokenLanguages.values },
    otherText({ key: 'language.other', of: 'language.language', copy: 'Which language?' }),
  ],
});

export const veteranQuestion = defineQuestion({
  key: 'veteran',
  copy: { title: 'Are you a veteran?' },
  fields: [yesNo({ key: 'veteran', copy: 'I have served in the U.S. military' })],
});

export const disabledQuestion = defineQuestion({
  key: 'disabled',
  copy: { title: 'Do you have a disability?' },
  fields: [yesNo({ key: 'disabled', copy: 'I have a disability' })],
});

export const maritalStatusQuestion = defineQuestion({
  key: 'maritalStatus',
  copy: { title: 'What is your marital status?' },
  fields: [
    { type: 'RadioList', key: 'maritalStatus', copy: 'Marital status', options: maritalStatusOptions },
  ],
});

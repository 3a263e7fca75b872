import { answer, type QuestionGroup } from '@handrail/engine';
import { housingSituations } from '../data/housing-situations.ts';
import { yesNo } from '../shared/fields/yes-no.ts';
import { situationQuestion } from './situation-question.ts';

export const housingGroup: QuestionGroup = {
  key: 'housing',
  name: 'Housing',
  dynamicLogic: answer('applicableEmergencyCategories').includes('housing'),
  questions: [
    {
      key: 'homelessness',
      copy: { title: 'Where you sleep' },
      fields: [
        yesNo({
          key: 'hasBeenHomeless',
          copy: 'In the past 30 days, have you been homeless?',
          helperText: 'You were homeless if you had no place of your own to sleep, even for one night.',
        }),
        {
          type: 'CheckboxGroup',
          key: 'sleepingSituation',
          copy: 'Where did you sleep in the past 30 days?',
          helperText: 'Check all that apply.',
          dynamicLogic: answer('hasBeenHomeless').isYes(),
          options: [
            { label: 'In a shelter', value: 'shelter' },
            { label: 'In a car or other vehicle', value: 'vehicle' },
            { label: 'On a couch at the home of friends or family (couch surfing)', value: 'couch-surfing' },
            { label: 'In a hotel or motel', value: 'hotel' },
            { label: 'In a group home', value: 'group-home' },
            { label: 'In a treatment center', value: 'treatment-center' },
            { label: 'Outdoors, under a roof or cover', value: 'outdoors-covered' },
            { label: 'Outdoors, without cover', value: 'outdoors' },
            { label: 'None of these', value: 'none' },
          ],
        },
      ],
    },
    situationQuestion({
      key: 'housingSituation',
      title: 'What is going on with your housing?',
      copy: 'Housing situation',
      options: housingSituations.values,
    }),
  ],
};

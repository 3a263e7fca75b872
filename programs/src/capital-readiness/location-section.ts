import { answer, defineOptions, defineQuestion, defineSection } from '@handrail/engine';
import { locationCategories } from '../data/location-categories.ts';
import { count } from '../shared/fields/count.ts';
import { longText } from '../shared/fields/long-text.ts';
import { otherText } from '../shared/fields/other-text.ts';
import { yesNo } from '../shared/fields/yes-no.ts';

const locationCategoryQuestion = defineQuestion({
  key: 'locationCategory',
  copy: { title: 'What kind of place does your business use?' },
  fields: [
    {
      type: 'Dropdown',
      key: 'locationCategory.category',
      copy: 'Kind of place',
      options: locationCategories.values,
    },
    otherText({ key: 'locationCategory.other', of: 'locationCategory.category', copy: 'Which other place?' }),
  ],
});

const squareFootageQuestion = defineQuestion({
  key: 'squareFootage',
  copy: { title: 'Do you know how big your space is?' },
  fields: [
    {
      type: 'RadioList',
      key: 'squareFootage.squareFootage',
      copy: 'I know the square footage',
      options: [
        { label: 'Yes', value: 'yes' },
        { label: 'Not Sure', value: 'no' },
      ],
    },
    count({
      key: 'squareFootage.footage',
      copy: 'Square feet',
      dynamicLogic: answer('squareFootage.squareFootage').isYes(),
    }),
    longText({
      key: 'squareFootage.notSure',
      copy: 'Describe your space',
      helperText: 'For example, two rooms or half of a garage.',
      max: 200,
      dynamicLogic: answer('squareFootage.squareFootage').isNo(),
    }),
  ],
});

const startedAtHomeQuestion = defineQuestion({
  key: 'startedAtHome',
  copy: { title: 'Did you start your business at home?' },
  fields: [yesNo({ key: 'startedAtHome', copy: 'It started at home' })],
});

const movePlans = defineOptions([
  { label: 'Yes, this year', value: 'planToMoveThisYear' },
  { label: 'Yes, in the next 2 years', value: 'planToMoveNext2Years' },
  { label: 'Yes, in the next 3 years', value: 'planToMoveNext3Years' },
  { label: 'No', value: 'no' },
]);

const plansToMove = answer('planToMoveToLargerSpace.plan').isOneOf([
  'planToMoveThisYear',
  'planToMoveNext2Years',
  'planToMoveNext3Years',
]);

const planToMoveQuestion = defineQuestion({
  key: 'planToMoveToLargerSpace',
  copy: { title: 'Do you plan to move to a larger space?' },
  fields: [
    { type: 'RadioList', key: 'planToMoveToLargerSpace.plan', copy: 'Plan to move', options: movePlans },
    count({
      key: 'planToMoveToLargerSpace.squareFootage',
      copy: 'How many square feet will you need?',
      dynamicLogic: plansToMove,
    }),
    longText({
      key: 'planToMoveToLargerSpace.requirements',
      copy: 'What else does the space need?',
      max: 200,
      required: false,
      dynamicLogic: plansToMove,
    }),
  ],
});

export const locationSection = defineSection({
  key: 'location',
  name: 'Location',
  overview: {
    title: 'Location',
    description: 'Where does your business work? It helps to know the size of your space in square feet.',
  },
  questionGroups: [
    {
      key: 'space',
      name: 'Your space',
      questions: [locationCategoryQuestion, squareFootageQuestion, startedAtHomeQuestion, planToMoveQuestion],
    },
  ],
});

import { answer, defineSection } from '@handrail/engine';
import { yesNo } from '../shared/fields/yes-no.ts';
import { starRatingQuestion } from './star-rating-question.ts';

const licensed =
  'You must be licensed to operate a family child care home in order to continue the application';

export const providerInfo = defineSection({
  key: 'providerInfo',
  name: 'Provider Information',
  overview: {
    title: 'About your child care',
    description: 'Have your license and your MPI number ready.',
  },
  questionGroups: [
    {
      key: 'license',
      name: 'Your license',
      questions: [
        {
          key: 'childcareHomeLicense',
          copy: { title: 'Do you have a license?' },
          fields: [
            yesNo({
              key: 'childcareHomeLicense',
              copy: 'Do you have a license for a family child care home?',
              validation: {
                rules: [{ rule: answer('childcareHomeLicense').equals('yes'), message: licensed }],
              },
            }),
          ],
        },
        {
          key: 'mpiNumber',
          copy: { title: 'What is your MPI number?', intro: 'We check this number every quarter.' },
          fields: [
            {
              type: 'Text',
              key: 'mpiNumber',
              copy: 'MPI number',
              helperText: 'MPI stands for Master Provider Index. The number is on your license.',
              validation: { max: 50 },
            },
          ],
        },
        starRatingQuestion,
      ],
    },
    {
      key: 'work',
      name: 'Your work',
      questions: [
        {
          key: 'fccProgram',
          copy: { title: 'Do you run a family child care program?' },
          fields: [yesNo({ key: 'fccProgram', copy: 'Do you care for children in your own home for pay?' })],
        },
        {
          key: 'hoursPerWeek',
          copy: {
            title: 'How many hours a week do you care for children?',
            intro: 'You must be open at least 20 hours a week.',
          },
          fields: [
            {
              type: 'Text',
              inputType: 'Number',
              key: 'hoursPerWeek',
              copy: 'Hours each week',
              validation: { min: 0, max: 168 },
            },
          ],
        },
        {
          key: 'numberOfChildren',
          copy: { title: 'How many children do you care for?' },
          fields: [
            { type: 'Text', inputType: 'Number', key: 'numberOfChildren', copy: 'Number of children' },
            {
              type: 'Text',
              inputType: 'Number',
              key: 'numberOfChildrenUnder5',
              copy: 'How many of them are under 5?',
              dynamicLogic: answer('numberOfChildren').isAbove(0),
              validation: {
                rules: [
                  {
                    rule: answer('numberOfChildrenUnder5').isAtMost(answer('numberOfChildren')),
                    message: 'This cannot be more than the number of children',
                  },
                ],
              },
            },
          ],
        },
        {
          key: 'childcareSubsides',
          copy: {
            title: 'Do any of the families get help with the cost?',
            intro: 'A child care subsidy is money from the state that pays for child care.',
          },
          fields: [yesNo({ key: 'childcareSubsides', copy: 'Do you care for children who get a subsidy?' })],
        },
        {
          key: 'participateInfoSession',
          copy: { title: 'Can you come to an info session?' },
          fields: [
            yesNo({
              key: 'participateInfoSession',
              copy: 'Will you take part in an info session about the program?',
            }),
          ],
        },
      ],
    },
  ],
});

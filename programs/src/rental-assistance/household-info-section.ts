import { answer, defineSection, multiply } from '@handrail/engine';
import { count } from '../shared/fields/count.ts';
import { dollars } from '../shared/fields/dollars.ts';
import { householdMembers } from './household-members-question.ts';

export const householdInfo = defineSection({
  key: 'householdInfo',
  name: 'Household',
  overview: {
    title: 'Your household',
    description:
      'Have the birth dates of the people you live with ready, and what all of you earn in a month.',
  },
  questionGroups: [
    {
      key: 'householdInfo',
      questions: [
        {
          key: 'householdSize',
          copy: { title: 'How many people live in your household?', intro: 'Include yourself.' },
          fields: [
            count({
              key: 'householdSize',
              copy: 'Household size',
              validation: { min: 1, message: 'Size cannot be lower than 1' },
            }),
          ],
        },
        householdMembers,
        {
          key: 'householdIncome',
          copy: {
            title: 'What does your household earn?',
            intro: 'Add up what everyone in your household gets in one month, before taxes.',
          },
          fields: [
            dollars({
              key: 'householdIncome.monthlyAmount',
              copy: 'Income each month',
              validation: { min: 0, message: 'Amount cannot be lower than 0' },
            }),
            {
              type: 'Calculated',
              key: 'householdIncome.annualized',
              copy: 'Income each year',
              formula: multiply(answer('householdIncome.monthlyAmount'), 12),
              display: 'currency',
            },
            {
              type: 'Checkbox',
              key: 'householdIncome.attestation',
              copy: 'I attest that this is the income of my whole household.',
            },
          ],
        },
        {
          key: 'publicBenefits',
          copy: {
            title: 'Does your household get public benefits?',
            intro:
              'Check each one that someone in your household has received since January 1, 2020. If none apply, skip this question.',
          },
          skippable: true,
          fields: [
            {
              type: 'CheckboxGroup',
              key: 'publicBenefits.qualifiedBenefits',
              copy: 'Public benefits since January 1, 2020',
              options: [
                { label: 'SNAP (food stamps)', value: 'snap' },
                { label: 'FANF or TANF (cash for families)', value: 'fanfTanf' },
                { label: 'SSI', value: 'ssi' },
                { label: 'Old Age Assistance', value: 'oaa' },
                { label: 'Aid to the Needy Blind', value: 'anb' },
                { label: 'Help with electric bills', value: 'electricalAssistance' },
                { label: 'WIC', value: 'wic' },
                { label: 'Head Start', value: 'headStart' },
                { label: 'Help with heating fuel', value: 'fuelAssistance' },
              ],
            },
          ],
        },
      ],
    },
  ],
});

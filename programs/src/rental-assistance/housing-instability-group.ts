import { and, answer, defineQuestionGroup } from '@handrail/engine';

const gotNoNotice = answer('housingInstability.receivedDocuments').includes('none');
const isRiskUnclear = answer('housingInstability.statement.riskOfHomelessness').isOneOf(['no', 'unsure']);

export const housingInstability = defineQuestionGroup({
  key: 'housingInstability',
  name: 'Your home at risk',
  questions: [
    {
      key: 'housingInstability.receivedDocuments',
      copy: { title: 'Did you get any of these?', intro: 'Check each one that you have received.' },
      fields: [
        {
          type: 'CheckboxGroup',
          key: 'housingInstability.receivedDocuments',
          copy: 'Bills and notices',
          options: [
            { label: 'A utility bill that is past due', value: 'utilityPastDue' },
            { label: 'A notice that rent is past due', value: 'rentPastDue' },
            { label: 'An eviction notice', value: 'evictionNotice' },
            { label: 'None of these', value: 'none' },
          ],
        },
      ],
    },
    {
      key: 'housingInstability.statement',
      copy: { title: 'Could you lose your home?' },
      dynamicLogic: gotNoNotice,
      fields: [
        {
          type: 'RadioList',
          key: 'housingInstability.statement.riskOfHomelessness',
          copy: 'Do you spend more than 30% of your income on rent and utilities?',
          options: [
            { label: 'Yes', value: 'yes' },
            { label: 'No', value: 'no' },
            { label: 'I am not sure', value: 'unsure' },
          ],
        },
      ],
    },
    {
      key: 'housingInstability.unsafeConditions',
      copy: { title: 'Is your home safe?', intro: 'Check each thing that is true of your home.' },
      dynamicLogic: and(gotNoNotice, isRiskUnclear),
      fields: [
        {
          type: 'CheckboxGroup',
          key: 'housingInstability.unsafeConditions.conditions',
          copy: 'Problems in your home',
          options: [
            { label: 'It does not meet minimum standards', value: 'minimumStandards' },
            { label: 'There are hazards, such as lead or mold', value: 'hazards' },
            { label: 'There is no water or no power', value: 'noUtilities' },
            { label: 'There is no heat', value: 'noHeat' },
            { label: 'It violates the building code', value: 'codeViolations' },
            {
              label: 'Too many people live in it',
              value: 'overcrowded',
              description: 'That means more than two persons per bedroom.',
            },
            { label: 'None of these', value: 'none' },
          ],
        },
        {
          type: 'Checkbox',
          key: 'housingInstability.unsafeConditions.attestation',
          copy: 'I attest that what I checked here is true.',
        },
      ],
    },
  ],
});

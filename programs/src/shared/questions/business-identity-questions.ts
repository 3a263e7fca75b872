import { defineQuestion } from '@handrail/engine';
import { otherText } from '../fields/other-text.ts';
import { yesNo } from '../fields/yes-no.ts';
import { businessReasonOptions } from '../options/business-reasons.ts';
import { businessStructureOptions } from '../options/business-structures.ts';
import { industries } from '../../data/industries.ts';

export const businessReasonQuestion = defineQuestion({
  key: 'businessReason',
  copy: { title: 'Why did you start your business?', intro: 'Choose all that apply.' },
  fields: [
    { type: 'CheckboxGroup', key: 'businessReason.reasons', copy: 'Reasons', options: businessReasonOptions },
    otherText({ key: 'businessReason.other', of: 'businessReason.reasons', copy: 'Which other reason?' }),
  ],
});

export const businessNameQuestion = defineQuestion({
  key: 'businessName',
  copy: { title: 'What is the name of your business?' },
  fields: [{ type: 'Text', key: 'businessName', copy: 'Business name', validation: { max: 200 } }],
});

export const doingBusinessAsQuestion = defineQuestion({
  key: 'doingBusinessAs',
  copy: {
    title: 'Does your business use another name?',
    intro: 'This is also called "doing business as". If you use only one name, skip this question.',
  },
  skippable: true,
  fields: [
    {
      type: 'Text',
      key: 'doingBusinessAs.name',
      copy: 'Doing business as',
      validation: { required: false, max: 200 },
    },
  ],
});

export const yearEstablishedQuestion = defineQuestion({
  key: 'yearEstablished',
  copy: { title: 'When did your business start?' },
  fields: [
    {
      type: 'Date',
      key: 'yearEstablished',
      copy: 'Month and year the business started',
      helperText: 'For example, 06/26/1996. If you do not know the day, enter the first day of the month.',
      allowedRange: 'past',
    },
  ],
});

export const legalStructureQuestion = defineQuestion({
  key: 'legalStructure',
  copy: { title: 'What is the legal structure of your business?' },
  fields: [
    {
      type: 'Dropdown',
      key: 'legalStructure.structure',
      copy: 'Legal structure',
      options: businessStructureOptions,
    },
    otherText({ key: 'legalStructure.other', of: 'legalStructure.structure', copy: 'Which structure?' }),
  ],
});

export const operatingAgreementQuestion = defineQuestion({
  key: 'operatingAgreement',
  copy: {
    title: 'Does your business have an operating agreement?',
    intro: 'It is a document in which the owners of a business write down how they run it.',
  },
  fields: [yesNo({ key: 'operatingAgreement', copy: 'We have an operating agreement' })],
});

export const insuredQuestion = defineQuestion({
  key: 'insured',
  copy: { title: 'Is your business insured?' },
  fields: [yesNo({ key: 'insured', copy: 'The business has insurance' })],
});

export const industryQuestion = defineQuestion({
  key: 'industry',
  copy: { title: 'What kind of business is it?' },
  fields: [
    {
      type: 'Dropdown',
      key: 'industry.industry',
      copy: 'Industry',
      options: industries.values,
      searchable: true,
    },
    otherText({ key: 'industry.other', of: 'industry.industry', copy: 'Which industry?' }),
  ],
});

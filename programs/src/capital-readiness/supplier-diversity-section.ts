import { answer, defineOptions, defineQuestion, defineSection } from '@handrail/engine';
import { supplierCertifications } from '../data/supplier-certifications.ts';
import { wholeDollars } from '../shared/fields/dollars.ts';
import { otherText } from '../shared/fields/other-text.ts';
import { standsAlone } from '../shared/fields/stands-alone.ts';
import { yesNo } from '../shared/fields/yes-no.ts';

const buyers = defineOptions([
  { label: 'Yes, to governments', value: 'sellsToGovernments' },
  { label: 'Yes, to corporations', value: 'sellsToCorporations' },
  { label: 'No', value: 'no' },
]);

const sellsToEither = answer('sellToGovOrCorp.sellToGovOrCorp').includesAny([
  'sellsToGovernments',
  'sellsToCorporations',
]);

const sellToGovOrCorpQuestion = defineQuestion({
  key: 'sellToGovOrCorp',
  copy: { title: 'Do you sell to governments or corporations?', intro: 'Choose all that apply.' },
  fields: [
    {
      type: 'CheckboxGroup',
      key: 'sellToGovOrCorp.sellToGovOrCorp',
      copy: 'Large buyers',
      options: buyers,
      validation: { rules: [standsAlone('sellToGovOrCorp.sellToGovOrCorp', 'no')] },
    },
  ],
});

const certificationsQuestion = defineQuestion({
  key: 'certifications',
  copy: { title: 'Which certifications does your business have?', intro: 'Choose all that apply.' },
  fields: [
    {
      type: 'CheckboxGroup',
      key: 'certifications.certifications',
      copy: 'Certifications',
      options: supplierCertifications.values,
    },
    otherText({
      key: 'certifications.other',
      of: 'certifications.certifications',
      copy: 'Which other certification?',
    }),
  ],
});

const governmentContractQuestion = defineQuestion({
  key: 'hasGovContract',
  copy: { title: 'Have you had a government contract?' },
  dynamicLogic: sellsToEither,
  fields: [
    yesNo({ key: 'hasGovContract.hasGovContract', copy: 'We have had a government contract' }),
    wholeDollars({
      key: 'hasGovContract.totalRevenue',
      copy: 'Total revenue from government contracts',
      helperText: 'In whole dollars.',
      dynamicLogic: answer('hasGovContract.hasGovContract').isYes(),
    }),
  ],
});

const corporateContractQuestion = defineQuestion({
  key: 'hasCorpContract',
  copy: { title: 'Have you had a corporate contract?' },
  dynamicLogic: sellsToEither,
  fields: [
    yesNo({ key: 'hasCorpContract.hasCorpContract', copy: 'We have had a corporate contract' }),
    wholeDollars({
      key: 'hasCorpContract.totalRevenue',
      copy: 'Total revenue from corporate contracts',
      sourceLabel: 'Government contracts',
      helperText: 'In whole dollars.',
      dynamicLogic: answer('hasCorpContract.hasCorpContract').isYes(),
    }),
  ],
});

const diversityProgramQuestion = defineQuestion({
  key: 'partOfCorpDiversityProgram',
  copy: {
    title: 'Are you part of a supplier diversity program?',
    intro: 'Some corporations have these programs to buy more from small or minority-owned businesses.',
  },
  dynamicLogic: sellsToEither,
  fields: [yesNo({ key: 'partOfCorpDiversityProgram', copy: 'We are part of a program' })],
});

export const supplierDiversitySection = defineSection({
  key: 'supplierDiversity',
  name: 'Supplier Diversity',
  overview: {
    title: 'Supplier Diversity',
    description:
      'Do you sell to governments or large companies? Have your certifications and contracts ready.',
  },
  questionGroups: [
    { key: 'buyers', name: 'Large buyers', questions: [sellToGovOrCorpQuestion, certificationsQuestion] },
    {
      key: 'contracts',
      name: 'Contracts',
      questions: [governmentContractQuestion, corporateContractQuestion, diversityProgramQuestion],
    },
  ],
});

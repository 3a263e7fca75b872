import { answer, defineQuestion } from '@handrail/engine';
import { signingDate } from '../shared/fields/signing-date.ts';
import { yesNo } from '../shared/fields/yes-no.ts';
import { helperFields } from '../shared/questions/helper-question.ts';
import { reviewSectionOf } from '../shared/review-section.ts';

const assistance = defineQuestion({
  key: 'submission.assistance',
  copy: { title: 'Did someone help you fill out this application?' },
  fields: [
    yesNo({ key: 'submission.assistance.receivedAssistance', copy: 'Did someone help you?' }),
    ...helperFields(answer('submission.assistance.receivedAssistance').equals('yes')),
  ],
});

const signature = defineQuestion({
  key: 'submission.signature',
  copy: { title: 'Agreements', intro: 'Please read this. Then sign with your name.' },
  fields: [
    {
      type: 'Typography',
      key: 'submission.signature.agreements',
      variant: 'list',
      copy: 'My answers are true and complete.\nI live in the home that I listed, or I do not have a home right now.\nI will use the money only for the rent and the bills that I listed.\nI have not received other help for the same rent or the same bills.\n{{partnerName}} may ask my landlord and my utility companies what I owe.\nI will tell {{partnerName}} if my income or my home changes.\nIf I give false information, I may have to pay the money back.',
    },
    {
      type: 'Typography',
      key: 'submission.signature.nondiscrimination',
      copy: 'We treat everyone equally. We do not discriminate on the basis of race, color, creed, religion, sex, age, national origin, marital status, sexual orientation, familial status or disability.',
    },
    {
      type: 'Checkbox',
      key: 'submission.signature.attestation',
      copy: 'I, {{applicantName}}, have read and accept these agreements.',
    },
    {
      type: 'Text',
      inputType: 'Signature',
      key: 'submission.signature.signature',
      copy: 'Signature',
      helperText: 'Type your full name.',
    },
    signingDate({ key: 'submission.signature.date', copy: 'Date' }),
  ],
});

export const review = reviewSectionOf([
  { key: 'assistance', name: 'Help with this application', questions: [assistance] },
  { key: 'agreements', name: 'Agreements', questions: [signature] },
]);

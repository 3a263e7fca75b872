import { answer, type Question, type Section } from '@handrail/engine';
import { yesNo } from '../fields/yes-no.ts';
import { affirmationGroup } from '../questions/affirmation-question.ts';
import { reviewSectionOf } from '../review-section.ts';

/** A case manager who helped signs too. */
const assistance: Question = {
  key: 'applicationAssistanceHelper',
  copy: { title: 'Did a case manager help you with this application?' },
  fields: [
    yesNo({
      key: 'submission.assistance.receivedAssistance',
      copy: 'Did a case manager help you?',
    }),
    {
      type: 'Text',
      inputType: 'Signature',
      key: 'submission.assistance.signature',
      copy: 'Signature of the case manager',
      helperText: 'The case manager types their full name here. It counts as a signature.',
      dynamicLogic: answer('submission.assistance.receivedAssistance').equals('yes'),
    },
  ],
};

const agreesToReport: Question = {
  key: 'agreesToReport',
  copy: { title: 'Will you tell us about changes?' },
  fields: [
    {
      type: 'Checkbox',
      key: 'agreesToReport',
      copy: 'I agree to tell {{partnerName}} if I move, or if I stop caring for children.',
    },
  ],
};

const publicAssistance: Question = {
  key: 'applyingPublicAssistance',
  copy: {
    title: 'Do you plan to apply for public assistance?',
    intro: 'Public assistance is help from the government, such as SNAP, Medicaid or cash aid.',
  },
  fields: [
    yesNo({
      key: 'applyingPublicAssistance',
      copy: 'Do you get public assistance now, or will you apply for it this year?',
    }),
    {
      type: 'Checkbox',
      key: 'understandsEligibilityRisk',
      copy: 'I understand that this money may affect whether I can get public assistance, and how much.',
      dynamicLogic: answer('applyingPublicAssistance').equals('yes'),
    },
  ],
};

/** How both child care cash programs end. */
export const childCareCashReview: Section = reviewSectionOf([
  { key: 'helper', name: 'Help with this application', questions: [assistance] },
  { key: 'agreements', name: 'Agreements', questions: [agreesToReport, publicAssistance] },
  affirmationGroup(),
]);

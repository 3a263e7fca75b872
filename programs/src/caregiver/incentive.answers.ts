import type { Answers } from '@handrail/engine';

const home = { addressLine1: '77 Mission Street', city: 'Oakland', state: 'CA', zip: '94607' };

/** What everyone who claims a payment answers alike; a check needs nothing more. */
export const claimByCheck: Answers = {
  address: home,
  mailingAddress: { ...home, copied: true },
  preferredPaymentMethod: 'Check',
  'applicationAssistanceHelper.skipped': true,
  affirmation: true,
};

export const claimByDirectDeposit: Answers = {
  ...claimByCheck,
  mailingAddress: { addressLine1: 'PO Box 88', city: 'Oakland', state: 'CA', zip: '94604' },
  preferredPaymentMethod: 'DirectDeposit',
};

/** 21 hours of courses out of the large catalogue. */
export const courses: readonly Answers[] = [
  { name: 'Home Care Aide Orientation', courseProof: [{ id: 'document-1', filename: 'orientation.pdf' }] },
  { name: 'Mental Health First Aid in Home Care', courseProof: [{ id: 'document-2', filename: 'mhfa.pdf' }] },
];

export const surveyLevel1Answers: Answers = {
  'surveyLevel1.courseSatisfaction': 'very-satisfied',
  'surveyLevel1.coachingSatisfaction': 'did-not-receive-coaching-services',
  'surveyLevel1.skillConfidence': 'confident',
  'surveyLevel1.coursesUseful': 'unsure',
  'surveyLevel1.nextLevelLikelihood': 'very-likely',
};

import type { Answers } from '@handrail/engine';

const home = { addressLine1: '9 Palm Avenue', city: 'San Diego', state: 'CA', zip: '92101' };

/** What everyone answers alike in the older forms. */
export const olderClaim: Answers = {
  experience: 'community-based-provider',
  'reference.reference': 'trainingOrganization',
  address: home,
  mailingAddress: { ...home, copied: true },
  dateOfBirth: '1979-09-02',
  preferredPaymentMethod: 'Check',
  'applicationAssistanceHelper.skipped': true,
  affirmation: true,
};

/** Someone who answers what most leave open. */
export const talkative: Answers = {
  'areaOfStudy.areaOfStudy': ['dementia', 'fall-prevention'],
  'language.language': ['english', 'spanish'],
  'reference.reference': 'other',
  'reference.other': 'A flyer at church',
  receiveProgramInfo: 'yes',
  'hispanicOrLatino.hispanicOrLatino': ['other'],
  'hispanicOrLatino.other': 'Guatemalan',
  'race.race': [
    'asian',
    'asian-other',
    'native-hawaiian-or-pacific-islander',
    'native-hawaiian-or-pacific-islander-other',
    'other',
  ],
  'race.otherRace.asian': 'Burmese',
  'race.otherRace.native-hawaiian-or-pacific-islander': 'Tongan',
  'race.other': 'Mixed',
  disability: 'have-disability',
  veteran: 'us-veteran',
  fosterYouth: 'not-foster-youth',
  assignedGender: 'male',
  gender: 'male',
  sexualIdentity: 'bisexual',
};

export function listCourses(...names: readonly string[]): readonly Answers[] {
  return names.map((name, index) => ({
    name,
    courseProof: [{ id: `document-${index + 1}`, filename: 'certificate.pdf' }],
  }));
}

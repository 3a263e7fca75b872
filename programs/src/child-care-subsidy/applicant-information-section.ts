import { answer, type Field, type Question, type Section } from '@handrail/engine';
import { otherText } from '../shared/fields/other-text.ts';
import { yesNo } from '../shared/fields/yes-no.ts';
import { spokenLanguages } from '../data/spoken-languages.ts';
import { genderQuestion } from '../shared/questions/gender-questions.ts';
import { raceQuestion } from '../shared/questions/race-question.ts';

const contact: Question = {
  key: 'contact',
  copy: { title: 'How can we reach you?' },
  fields: [
    { type: 'Text', inputType: 'Phone', key: 'phoneNumber', copy: 'Phone number' },
    { type: 'Address', key: 'mailingAddress', copy: 'Mailing address' },
  ],
};

const languages: Question = {
  key: 'languages',
  copy: { title: 'Which languages do you prefer?' },
  fields: [
    ...languageFields('preferredLanguageReading', 'To read'),
    ...languageFields('preferredLanguageSpeaking', 'To speak'),
  ],
};

const representative: Question = {
  key: 'householdRepresentative',
  copy: {
    title: 'Household representative',
    intro: 'A representative is someone you choose to speak with us for your household.',
  },
  fields: [
    yesNo({ key: 'householdRepresentative', copy: 'Do you have a household representative?' }),
    {
      type: 'Text',
      key: 'householdRepresentative.firstName',
      copy: "Representative's first name",
      dynamicLogic: answer('householdRepresentative').isYes(),
    },
    {
      type: 'Text',
      key: 'householdRepresentative.lastName',
      copy: "Representative's last name",
      dynamicLogic: answer('householdRepresentative').isYes(),
    },
  ],
};

const sexualIdentity: Question = {
  key: 'sexualIdentity',
  copy: { title: 'What is your sexual identity?', intro: 'Check all that apply.' },
  fields: [
    {
      type: 'CheckboxGroup',
      key: 'sexualIdentity',
      copy: 'Sexual identity',
      options: [
        { label: 'Gay or lesbian', value: 'gay-or-lesbian' },
        { label: 'Bisexual', value: 'bisexual' },
        { label: 'Straight', value: 'straight' },
        { label: 'Another answer', value: 'other' },
        { label: 'I prefer not to answer', value: 'decline' },
      ],
    },
    otherText({
      key: 'sexualIdentityOther',
      of: 'sexualIdentity',
      copy: 'Your sexual identity, in your own words',
    }),
  ],
};

export const applicantInformationSection: Section = {
  key: 'applicantInformation',
  name: 'Applicant Information',
  overview: {
    title: 'About you',
    description: 'Have your phone number and mailing address ready.',
  },
  questionGroups: [
    { key: 'aboutYou', name: 'About you', questions: [contact, languages, representative] },
    {
      key: 'demographics',
      name: 'Demographics',
      questions: [raceQuestion, genderQuestion, sexualIdentity],
    },
  ],
};

function languageFields(key: string, copy: string): readonly Field[] {
  return [
    { type: 'Dropdown', key, copy, options: spokenLanguages.values },
    otherText({ key: `${key}Other`, of: key, copy: `${copy}: which other language?` }),
  ];
}

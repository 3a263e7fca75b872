import { answer, type Question, type Section } from '@handrail/engine';
import { otherText } from '../shared/fields/other-text.ts';
import { yesNo } from '../shared/fields/yes-no.ts';
import { spokenLanguages } from '../data/spoken-languages.ts';
import { documentQuestion } from './document-question.ts';

const phone: Question = {
  key: 'phone',
  copy: { title: 'Your phone', intro: 'You do not need a phone to apply.' },
  fields: [
    {
      type: 'Text',
      inputType: 'Phone',
      key: 'phoneNumber',
      copy: 'Phone number',
      validation: { required: false },
    },
    yesNo({
      key: 'permissionToCall',
      copy: 'May we call you at this number?',
      dynamicLogic: answer('phoneNumber').isAnswered(),
    }),
    yesNo({
      key: 'permissionForVoicemail',
      copy: 'May we leave a voicemail?',
      dynamicLogic: answer('permissionToCall').isYes(),
    }),
    yesNo({
      key: 'isCellularPhone',
      copy: 'Is this a cell phone?',
      dynamicLogic: answer('phoneNumber').isAnswered(),
    }),
    yesNo({
      key: 'permissionToText',
      copy: 'May we send text messages to this number?',
      dynamicLogic: answer('isCellularPhone').isYes(),
    }),
  ],
};

const communication: Question = {
  key: 'communication',
  copy: { title: 'How should we contact you?' },
  fields: [
    {
      type: 'RadioList',
      key: 'preferredMethodOfCommunication',
      copy: 'Best way to reach you',
      options: [
        { label: 'Email', value: 'email' },
        { label: 'Text message', value: 'text' },
        { label: 'Phone call', value: 'phoneCall' },
      ],
    },
  ],
};

const language: Question = {
  key: 'language',
  copy: { title: 'Which languages can we use with you?', intro: 'Check all that apply.' },
  fields: [
    { type: 'CheckboxGroup', key: 'language.language', copy: 'Languages', options: spokenLanguages.values },
    otherText({ key: 'language.other', of: 'language.language', copy: 'Other language' }),
  ],
};

const identity = documentQuestion({
  key: 'identityVerification',
  title: 'Upload proof of who you are',
  copy: 'Proof of identity',
  accepted: [
    'Driver license or state ID card',
    'Passport, from any country',
    'Consular ID card',
    'Permanent resident card or work permit',
    'Military or tribal ID card',
    'School or city ID card with your photo',
  ],
});

const address = documentQuestion({
  key: 'addressVerification',
  title: 'Upload proof of where you live',
  copy: 'Proof of address',
  accepted: [
    'Lease or mortgage statement',
    'Power, gas, water or internet bill from the past 60 days',
    'Bank statement from the past 60 days',
    'Letter from a government office',
    'Letter from a shelter or from the person you live with',
  ],
});

export const applicantInformationSection: Section = {
  key: 'applicantInformation',
  name: 'Applicant Information',
  overview: {
    title: 'About you',
    description: 'Have proof of your identity and proof of your address ready. A photo is fine.',
  },
  questionGroups: [
    { key: 'contact', name: 'Contact', questions: [phone, communication, language] },
    { key: 'verification', name: 'Identity and address', questions: [identity, address] },
  ],
};

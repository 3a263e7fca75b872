import type { Question } from '@handrail/engine';
import { areasOfStudy } from '../data/areas-of-study.ts';
import { otherText } from '../shared/fields/other-text.ts';
import { yesNo } from '../shared/fields/yes-no.ts';

/** The work a person does now; it decides which career questions follow. */
export const experienceQuestion: Question = {
  key: 'experience',
  copy: { title: 'What is your experience as a caregiver?' },
  fields: [
    {
      type: 'RadioList',
      key: 'experience',
      copy: 'Your experience',
      options: [
        { label: 'I am new to caregiving', value: 'new' },
        {
          label: 'I am a community-based provider',
          value: 'community-based-provider',
          description: 'You care for people at home or in the community.',
        },
        {
          label: 'I am a health care provider',
          value: 'healthcare-provider',
          description: 'You work in a clinic, a hospital or a nursing home.',
        },
        { label: 'I am not sure', value: 'not-sure' },
      ],
    },
  ],
};

export const areaOfStudyQuestion: Question = {
  key: 'areaOfStudy',
  copy: { title: 'What would you like to learn about?', intro: 'Choose all that apply.' },
  fields: [
    {
      type: 'Dropdown',
      key: 'areaOfStudy.areaOfStudy',
      copy: 'Areas of study',
      multiple: true,
      searchable: true,
      options: areasOfStudy.values,
      validation: { required: false },
    },
  ],
};

export const referenceQuestion: Question = {
  key: 'reference',
  copy: { title: 'How did you hear about this program?' },
  fields: [
    {
      type: 'RadioList',
      key: 'reference.reference',
      copy: 'How you heard about us',
      options: [
        { label: 'Social media', value: 'socialMedia' },
        { label: 'Online ad', value: 'onlineAd' },
        { label: 'Newsletter', value: 'newsletter' },
        { label: 'My employer', value: 'employer' },
        { label: 'A training organization', value: 'trainingOrganization' },
        { label: 'A family member or friend', value: 'familyMemberOrFriend' },
        { label: 'An email', value: 'email' },
        { label: 'A text message', value: 'text' },
        { label: 'A phone call', value: 'call' },
        { label: 'Another way', value: 'other' },
        { label: 'I do not remember', value: 'unknown' },
      ],
    },
    otherText({
      key: 'reference.other',
      of: 'reference.reference',
      copy: 'How else did you hear about us?',
      validation: { required: false },
    }),
  ],
};

export const receiveProgramInfoQuestion: Question = {
  key: 'receiveProgramInfo',
  copy: { title: 'May we send you text messages about the program?' },
  fields: [
    yesNo({
      key: 'receiveProgramInfo',
      copy: 'Text messages about the program',
      helperText: 'Your phone company may charge for messages. You can stop them at any time.',
      validation: { required: false },
    }),
  ],
};

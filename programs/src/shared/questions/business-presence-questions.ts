import { defineQuestion } from '@handrail/engine';
import { yesNo } from '../fields/yes-no.ts';
import { resourcesNeededOptions } from '../options/resources-needed.ts';

export const socialImpactVentureQuestion = defineQuestion({
  key: 'socialImpactVenture',
  copy: {
    title: 'Is your business a social impact venture?',
    intro: 'A social impact venture earns money and also works to solve a problem in its community.',
  },
  fields: [yesNo({ key: 'socialImpactVenture', copy: 'It is a social impact venture' })],
});

export const brandingQuestion = defineQuestion({
  key: 'branding',
  copy: { title: 'Does your business have a logo or a brand?' },
  fields: [yesNo({ key: 'branding', copy: 'It has a logo or a brand' })],
});

export const socialMediaQuestion = defineQuestion({
  key: 'socialMedia',
  copy: {
    title: 'Is your business on social media?',
    intro: 'Add the links you have, or skip this question.',
  },
  skippable: true,
  fields: [
    socialLink('facebook', 'Facebook'),
    socialLink('instagram', 'Instagram'),
    socialLink('linkedIn', 'LinkedIn'),
    socialLink('tikTok', 'TikTok'),
    socialLink('other', 'Another page'),
  ],
});

export const resourcesNeededQuestion = defineQuestion({
  key: 'resourcesNeeded',
  copy: { title: 'What help does your business need?', intro: 'Choose all that apply.' },
  fields: [
    { type: 'CheckboxGroup', key: 'resourcesNeeded', copy: 'Help needed', options: resourcesNeededOptions },
  ],
});

function socialLink(network: string, copy: string) {
  return {
    type: 'Text',
    key: `socialMedia.${network}`,
    copy,
    validation: { required: false, max: 200 },
  } as const;
}

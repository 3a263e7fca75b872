import { answer, defineQuestion } from '@handrail/engine';
import { longText } from '../fields/long-text.ts';
import { yesNo } from '../fields/yes-no.ts';

export const businessDescriptionQuestion = defineQuestion({
  key: 'businessDescription',
  copy: {
    title: 'Tell us about your business',
    intro: 'What do you do, who do you serve, and what makes you special?',
  },
  fields: [
    longText({
      key: 'businessDescription',
      copy: 'Business description',
      helperText: 'We suggest up to 300 words.',
      max: 1500,
    }),
  ],
});

export const socialImpactQuestion = defineQuestion({
  key: 'socialImpact',
  copy: {
    title: 'How does your business help your community?',
    intro: 'For example, it may create jobs or offer something that was missing.',
  },
  fields: [
    longText({
      key: 'socialImpact',
      copy: 'Social impact',
      helperText: 'We suggest up to 300 words.',
      max: 1500,
    }),
  ],
});

export const priorFundingQuestion = defineQuestion({
  key: 'priorFunding',
  copy: { title: 'Has your business received funding in the last 3 years?' },
  fields: [
    yesNo({
      key: 'priorFunding.priorFunding',
      copy: 'We received grants or other funding in the last 3 years',
    }),
    longText({
      key: 'priorFunding.details',
      copy: 'Who gave you the money, when, and how much?',
      max: 500,
      dynamicLogic: answer('priorFunding.priorFunding').isYes(),
    }),
  ],
});

export const marketPotentialQuestion = defineQuestion({
  key: 'marketPotential',
  copy: { title: 'Who will buy from you, and how can your business grow?' },
  fields: [
    longText({
      key: 'marketPotential',
      copy: 'Market potential',
      helperText: 'We suggest up to 200 words.',
      max: 1000,
    }),
  ],
});

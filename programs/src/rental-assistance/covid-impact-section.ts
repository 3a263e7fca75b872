import { defineSection } from '@handrail/engine';
import { financialHardship } from './financial-hardship-group.ts';
import { housingInstability } from './housing-instability-group.ts';

export const covidImpact = defineSection({
  key: 'covidImpact',
  name: 'What Happened',
  overview: {
    title: 'What happened to you',
    description: 'We ask about your money since March 2020, and whether you could lose your home.',
  },
  questionGroups: [financialHardship, housingInstability],
});

import { defineProgram } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { childCareCashSections, researchEvaluation } from '../shared/child-care-cash-pages.ts';

export const childCareCashNyc = defineProgram({
  key: 'child-care-cash-nyc',
  version: 1,
  introPages: [
    {
      key: 'welcome',
      title: 'Direct cash for home-based child care',
      layout: 'welcome',
      body: 'This program gives cash to licensed family child care providers in the Bronx who were invited to apply.',
    },
    researchEvaluation,
    applicationProcess({ minutes: 15 }),
  ],
  sections: childCareCashSections,
});

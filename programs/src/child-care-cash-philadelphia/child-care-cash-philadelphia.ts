import { defineProgram } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { childCareCashSections, researchEvaluation } from '../shared/child-care-cash-pages.ts';

export const childCareCashPhiladelphia = defineProgram({
  key: 'child-care-cash-philadelphia',
  version: 1,
  introPages: [
    {
      key: 'welcome',
      title: 'Direct cash for home-based child care',
      layout: 'welcome',
      body: 'This program gives cash to licensed family child care providers in Philadelphia who were invited to apply.',
    },
    {
      key: 'eligibility-disclaimer',
      title: 'Before you start',
      layout: 'default',
      body: 'You must care for children in your own home, hold a license, and live in one of the Philadelphia ZIP codes of the program.\n\nFilling in the application does not promise a payment.',
    },
    researchEvaluation,
    applicationProcess({ minutes: 15 }),
  ],
  sections: childCareCashSections,
});

import { defineSection } from '@handrail/engine';
import {
  businessNameQuestion,
  businessReasonQuestion,
  doingBusinessAsQuestion,
  industryQuestion,
  insuredQuestion,
  legalStructureQuestion,
  operatingAgreementQuestion,
  yearEstablishedQuestion,
} from '../shared/questions/business-identity-questions.ts';
import {
  brandingQuestion,
  resourcesNeededQuestion,
  socialImpactVentureQuestion,
  socialMediaQuestion,
} from '../shared/questions/business-presence-questions.ts';
import {
  adBudgetQuestion,
  annualRevenueQuestion,
  onlineRevenueQuestion,
  popUpRevenueQuestion,
} from '../shared/questions/business-revenue-questions.ts';
import {
  cityDepartmentsQuestion,
  licenseExperienceQuestion,
  operatingInCityQuestion,
} from '../shared/questions/city-questions.ts';

export const businessInfoSection = defineSection({
  key: 'businessInfo',
  name: 'Business Information',
  overview: {
    title: 'Business Information',
    description: 'Next, we ask about your business. Have its start date and last year’s revenue ready.',
  },
  questionGroups: [
    {
      key: 'identity',
      name: 'Your business',
      questions: [
        businessReasonQuestion,
        businessNameQuestion,
        doingBusinessAsQuestion,
        yearEstablishedQuestion,
        legalStructureQuestion,
        operatingAgreementQuestion,
        insuredQuestion,
        industryQuestion,
        socialImpactVentureQuestion,
      ],
    },
    {
      key: 'reach',
      name: 'Your customers and revenue',
      questions: [
        brandingQuestion,
        socialMediaQuestion,
        resourcesNeededQuestion,
        onlineRevenueQuestion,
        adBudgetQuestion,
        popUpRevenueQuestion,
        annualRevenueQuestion,
      ],
    },
    {
      key: 'city',
      name: 'You and the city',
      questions: [operatingInCityQuestion, cityDepartmentsQuestion, licenseExperienceQuestion],
    },
  ],
});

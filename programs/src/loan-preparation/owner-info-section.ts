import { defineSection } from '@handrail/engine';
import {
  employeesQuestion,
  productsServicesQuestion,
  yearsInBusinessQuestion,
} from '../shared/questions/business-facts-questions.ts';
import {
  doingBusinessAsQuestion,
  yearEstablishedQuestion,
} from '../shared/questions/business-identity-questions.ts';
import { businessLicenseQuestion } from '../shared/questions/business-document-questions.ts';
import { mailingAddressQuestion } from '../shared/questions/city-address-questions.ts';
import { ethnicityQuestion } from '../shared/questions/ethnicity-question.ts';
import { optionalGenderQuestion } from '../shared/questions/gender-questions.ts';
import {
  dependentsQuestion,
  householdIncomeQuestion,
  householdSizeQuestion,
} from '../shared/questions/household-questions.ts';
import {
  businessOwnerNameQuestion,
  companyLegalNameQuestion,
  ownerContactQuestion,
  ownerTitleQuestion,
} from '../shared/questions/owner-questions.ts';
import { creditScoreQuestion, netWorthQuestion } from '../shared/questions/personal-finance-questions.ts';
import {
  businessMailingAddressQuestion,
  differentBusinessAddressQuestion,
} from './business-address-questions.ts';
import { otherRelatedBusinessesQuestion, ownersQuestion } from './owners-questions.ts';
import { primaryContactQuestion } from './primary-contact-question.ts';

export const ownerInfoSection = defineSection({
  key: 'ownerInfo',
  name: 'Owner Information',
  overview: {
    title: 'Owner Information',
    description:
      'First, we ask about you, your business and everyone who owns part of it. Have your business license ready.',
  },
  questionGroups: [
    {
      key: 'owner',
      name: 'About you',
      questions: [
        businessOwnerNameQuestion,
        ownerContactQuestion,
        ownerTitleQuestion,
        primaryContactQuestion,
        optionalGenderQuestion,
        ethnicityQuestion,
      ],
    },
    {
      key: 'business',
      name: 'Your business',
      questions: [
        companyLegalNameQuestion,
        doingBusinessAsQuestion,
        otherRelatedBusinessesQuestion,
        productsServicesQuestion,
        yearEstablishedQuestion,
        yearsInBusinessQuestion,
        employeesQuestion,
        businessMailingAddressQuestion,
        differentBusinessAddressQuestion,
        businessLicenseQuestion,
        ownersQuestion,
      ],
    },
    {
      key: 'household',
      name: 'Your household',
      questions: [
        mailingAddressQuestion,
        householdSizeQuestion,
        dependentsQuestion,
        householdIncomeQuestion,
        netWorthQuestion,
        creditScoreQuestion,
      ],
    },
  ],
});

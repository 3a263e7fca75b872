import type { Question, Section } from '@handrail/engine';
import { businessBankingQuestion } from '../questions/business-account-questions.ts';
import {
  businessLicenseQuestion,
  taxClearanceLetterQuestion,
} from '../questions/business-document-questions.ts';
import { productsServicesQuestion, yearsInBusinessQuestion } from '../questions/business-facts-questions.ts';
import {
  doingBusinessAsQuestion,
  yearEstablishedQuestion,
} from '../questions/business-identity-questions.ts';
import { businessAddressQuestion, mailingAddressQuestion } from '../questions/city-address-questions.ts';
import { ethnicityQuestion } from '../questions/ethnicity-question.ts';
import {
  dependentsQuestion,
  householdIncomeQuestion,
  householdSizeQuestion,
} from '../questions/household-questions.ts';
import {
  businessOwnerNameQuestion,
  companyLegalNameQuestion,
  ownerContactQuestion,
  ownerTitleQuestion,
} from '../questions/owner-questions.ts';
import { creditScoreQuestion, netWorthQuestion } from '../questions/personal-finance-questions.ts';

/** Asks about the owner, the business and the household, in the programs that give money to businesses. */
export function businessOwnerSection({ employees }: { readonly employees: Question }): Section {
  return {
    key: 'personalInfo',
    name: 'Owner Information',
    overview: {
      title: 'Owner Information',
      description:
        'First, we ask about you, your business and your household. Have your business license and your tax clearance letter ready.',
    },
    questionGroups: [
      {
        key: 'owner',
        name: 'About you',
        questions: [businessOwnerNameQuestion, ownerContactQuestion, ownerTitleQuestion, ethnicityQuestion],
      },
      {
        key: 'business',
        name: 'Your business',
        questions: [
          companyLegalNameQuestion,
          doingBusinessAsQuestion,
          productsServicesQuestion,
          yearEstablishedQuestion,
          yearsInBusinessQuestion,
          employees,
          businessAddressQuestion,
          businessLicenseQuestion,
          taxClearanceLetterQuestion,
          businessBankingQuestion,
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
  };
}

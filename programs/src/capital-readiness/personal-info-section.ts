import { defineQuestion, defineSection } from '@handrail/engine';
import {
  birthYearQuestion,
  bornInUsQuestion,
  disabledQuestion,
  languageQuestion,
  maritalStatusQuestion,
  veteranQuestion,
} from '../shared/questions/demographic-questions.ts';
import { ethnicityQuestion } from '../shared/questions/ethnicity-question.ts';
import { genderQuestion } from '../shared/questions/gender-questions.ts';
import {
  childcareIssuesQuestion,
  dependentsQuestion,
  householdIncomeQuestion,
  housingTypeQuestion,
  transportationQuestion,
} from '../shared/questions/household-questions.ts';
import {
  assetsQuestion,
  creditScoreQuestion,
  personalBankAccountQuestion,
} from '../shared/questions/personal-finance-questions.ts';
import {
  businessHoursQuestion,
  educationQuestion,
  employmentQuestion,
  studentDebtQuestion,
} from '../shared/questions/work-and-education-questions.ts';

const addressQuestion = defineQuestion({
  key: 'address',
  copy: { title: 'What is your home address?' },
  fields: [{ type: 'Address', key: 'address', copy: 'Home address', allowUnhoused: true }],
});

export const personalInfoSection = defineSection({
  key: 'personalInfo',
  name: 'About the Owner',
  overview: {
    title: 'About the Owner',
    description: 'First, we ask about you: your background, your household, your work and your money.',
  },
  questionGroups: [
    {
      key: 'background',
      name: 'Your background',
      questions: [genderQuestion, birthYearQuestion, bornInUsQuestion, ethnicityQuestion, languageQuestion],
    },
    {
      key: 'homeAndWork',
      name: 'Your home and work',
      questions: [
        housingTypeQuestion,
        addressQuestion,
        businessHoursQuestion,
        employmentQuestion,
        educationQuestion,
        studentDebtQuestion,
        veteranQuestion,
        disabledQuestion,
      ],
    },
    {
      key: 'household',
      name: 'Your household and money',
      questions: [
        maritalStatusQuestion,
        dependentsQuestion,
        childcareIssuesQuestion,
        transportationQuestion,
        householdIncomeQuestion,
        personalBankAccountQuestion,
        assetsQuestion,
        creditScoreQuestion,
      ],
    },
  ],
});

import { and, answer, defineQuestionGroup } from '@handrail/engine';
import { yesNo } from '../shared/fields/yes-no.ts';

const hadNoBenefits = answer('financialHardship.statement.qualifiedBenefits').equals('no');
const hadNoExpenses = answer('financialHardship.experience.expenses').includes('none');
const lostNoIncome = answer('financialHardship.income.incomeReductions').includes('none');

export const financialHardship = defineQuestionGroup({
  key: 'financialHardship',
  name: 'Financial hardship',
  questions: [
    {
      key: 'financialHardship.statement',
      copy: { title: 'Did you get unemployment benefits?' },
      fields: [
        yesNo({
          key: 'financialHardship.statement.qualifiedBenefits',
          copy: 'Did anyone in your household get unemployment benefits after March 13, 2020?',
        }),
      ],
    },
    {
      key: 'financialHardship.experience',
      copy: {
        title: 'Did you have higher costs?',
        intro: 'Think about the time since March 2020. Check each cost that went up for your household.',
      },
      dynamicLogic: hadNoBenefits,
      fields: [
        {
          type: 'CheckboxGroup',
          key: 'financialHardship.experience.expenses',
          copy: 'Higher costs since March 2020',
          options: [
            { label: 'Food or food delivery', value: 'increasedFoodOrFoodDelivery' },
            { label: 'Utilities, heating or internet', value: 'increasedUtilityHeatingInternet' },
            { label: 'Transportation', value: 'increasedTransportationCosts' },
            { label: 'Child care, because schools closed', value: 'increaseChildcareDueSchoolClosures' },
            { label: 'Cleaner air at home, such as air filters', value: 'airQualityExpenses' },
            { label: 'Masks and other protective gear', value: 'personalProtectiveEquipment' },
            { label: 'Working from home', value: 'remoteOrAtHomeWorkExpenses' },
            {
              label: 'Paying bills by credit card or payday loan',
              value: 'paymentsByCreditOrPayrollLoan',
            },
            { label: 'Fees for late rent or bills', value: 'costsDueRentalOrUtilitiesPastDueAmounts' },
            { label: 'None of these', value: 'none' },
          ],
        },
        {
          type: 'Checkbox',
          key: 'financialHardship.experience.attestation',
          copy: 'I attest that what I checked here is true.',
        },
      ],
    },
    {
      key: 'financialHardship.income',
      copy: {
        title: 'Did you lose income?',
        intro: 'Think about the time since March 2020. Check each thing that happened in your household.',
      },
      dynamicLogic: and(hadNoBenefits, hadNoExpenses),
      fields: [
        {
          type: 'CheckboxGroup',
          key: 'financialHardship.income.incomeReductions',
          copy: 'Lost income since March 2020',
          options: [
            {
              label: 'Less pay or fewer hours because of COVID-19',
              value: 'payOrHoursReductionBecauseCovid',
            },
            { label: 'Someone was sick with COVID-19', value: 'sickWithCovid' },
            {
              label: 'Someone cared for a person with COVID-19',
              value: 'incomeLossDueCaringCovidSick',
            },
            { label: 'Lost child support or spousal support', value: 'lostChildOrSpousalSupport' },
            { label: 'Someone cared for children at home', value: 'caringChildrenAtHome' },
            { label: 'Lost income, but not because of COVID-19', value: 'incomeLossNotBecauseCovid' },
            {
              label: 'Someone cared for a person who was sick, but not with COVID-19',
              value: 'caringHouseholdMemberSickNotCovid',
            },
            { label: 'None of these', value: 'none' },
          ],
        },
        {
          type: 'Typography',
          key: 'financialHardship.income.warning',
          variant: 'warning',
          copy: 'If your household did not experience significant expenses or a reduction in income due to COVID-19 since March 2020, you may not be eligible for NHERAP assistance.',
          dynamicLogic: and(hadNoExpenses, lostNoIncome),
        },
        {
          type: 'Checkbox',
          key: 'financialHardship.income.attestation',
          copy: 'I attest that what I checked here is true.',
        },
      ],
    },
  ],
});

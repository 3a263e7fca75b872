import { defineOptions } from '@handrail/engine';

/** Benefits that employers offer; invented, for a partner to replace. */
export const employeeBenefits = {
  sample: true,
  values: defineOptions([
    { label: 'Health insurance', value: 'healthInsurance' },
    { label: 'Dental insurance', value: 'dentalInsurance' },
    { label: 'Vision insurance', value: 'visionInsurance' },
    { label: 'Life insurance', value: 'lifeInsurance' },
    { label: 'Retirement plan', value: 'retirementPlan' },
    { label: 'Paid time off', value: 'paidTimeOff' },
    { label: 'Paid sick days', value: 'paidSickDays' },
    { label: 'Paid parental leave', value: 'parentalLeave' },
    { label: 'Help with child care', value: 'childCare' },
    { label: 'Help with training or school', value: 'training' },
    { label: 'Another benefit', value: 'other' },
  ]),
};

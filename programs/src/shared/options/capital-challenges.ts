import { defineOptions } from '@handrail/engine';

export const capitalChallengeOptions = defineOptions([
  { label: 'My credit score', value: 'creditScore' },
  { label: 'Not enough collateral', value: 'collateral' },
  { label: 'Not enough revenue', value: 'revenue' },
  { label: 'Not enough years in business', value: 'timeInBusiness' },
  { label: 'Too much paperwork', value: 'paperwork' },
  { label: 'Interest rates are too high', value: 'interestRates' },
  { label: 'I do not know where to apply', value: 'doNotKnowWhere' },
  { label: 'Discrimination', value: 'discrimination' },
  { label: 'Another challenge', value: 'other' },
  { label: 'None of these', value: 'none' },
]);

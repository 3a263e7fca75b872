import { defineOptions } from '@handrail/engine';

export const reliefProgramOptions = defineOptions([
  { label: 'Paycheck Protection Program (PPP)', value: 'ppp' },
  { label: 'Economic Injury Disaster Loan (EIDL)', value: 'eidl' },
  { label: 'A city or county relief grant', value: 'cityRelief' },
  { label: 'A state relief grant', value: 'stateRelief' },
  { label: 'Restaurant Revitalization Fund', value: 'restaurantRevitalization' },
  { label: 'Another program', value: 'other' },
  { label: 'None of these', value: 'none' },
]);

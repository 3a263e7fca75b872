import { defineOptions } from '@handrail/engine';

export const housingTypeOptions = defineOptions([
  { label: 'I own my home', value: 'own' },
  { label: 'I rent a house', value: 'rentHouse' },
  { label: 'I rent a condo or apartment', value: 'rentCondoApartment' },
  { label: 'I do not have a home right now', value: 'houseless' },
]);

import { defineOptions } from '@handrail/engine';

export const maritalStatusOptions = defineOptions([
  { label: 'Single', value: 'single' },
  { label: 'Married', value: 'married' },
  { label: 'In a domestic partnership', value: 'domesticPartnership' },
  { label: 'Separated', value: 'separated' },
  { label: 'Divorced', value: 'divorced' },
  { label: 'Widowed', value: 'widowed' },
  { label: 'I prefer not to answer', value: 'preferNotToAnswer' },
]);

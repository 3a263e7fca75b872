import { defineOptions } from '@handrail/engine';

/** Invented; a partner puts its own list here. */
export const cityDepartments = {
  sample: true,
  values: defineOptions([
    { label: 'Business customer service center', value: 'businessCustomerService' },
    { label: 'Revenue and taxes', value: 'revenue' },
    { label: 'City planning and permits', value: 'planning' },
    { label: 'Health', value: 'health' },
    { label: 'Fire', value: 'fire' },
    { label: 'Neighborhoods', value: 'neighborhoods' },
    { label: 'Public works', value: 'publicWorks' },
    { label: 'Civil rights and equal opportunity', value: 'humanRelations' },
    { label: 'None of these', value: 'none' },
  ]),
};

import { defineOptions } from '@handrail/engine';

/** Roles that businesses hire for; invented, for a partner to replace. */
export const plannedRoles = {
  sample: true,
  values: defineOptions([
    { label: 'Sales', value: 'sales' },
    { label: 'Customer service', value: 'customerService' },
    { label: 'Office work', value: 'office' },
    { label: 'Accounting', value: 'accounting' },
    { label: 'Marketing', value: 'marketing' },
    { label: 'Manufacturing', value: 'production' },
    { label: 'Cooking and serving', value: 'foodService' },
    { label: 'Driving and delivery', value: 'delivery' },
    { label: 'Building and repair', value: 'construction' },
    { label: 'Technology', value: 'technology' },
    { label: 'Management', value: 'management' },
    { label: 'Another role', value: 'other' },
  ]),
};

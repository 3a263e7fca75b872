import { defineOptions } from '@handrail/engine';

export const resourcesNeededOptions = defineOptions([
  { label: 'Accounting and taxes', value: 'accounting' },
  { label: 'Legal help', value: 'legal' },
  { label: 'Marketing and sales', value: 'marketing' },
  { label: 'A business plan', value: 'businessPlan' },
  { label: 'Loans or other funding', value: 'capital' },
  { label: 'Hiring and managing people', value: 'hiring' },
  { label: 'A place to work', value: 'location' },
  { label: 'Technology', value: 'technology' },
  { label: 'Certifications and licenses', value: 'certifications' },
  { label: 'None of these', value: 'none' },
]);

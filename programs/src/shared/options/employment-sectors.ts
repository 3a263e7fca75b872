import { defineOptions } from '@handrail/engine';

export const employmentSectorOptions = defineOptions([
  { label: 'A private company', value: 'private' },
  { label: 'City, state or federal government', value: 'public' },
  { label: 'A nonprofit', value: 'nonprofit' },
  { label: 'A school or college', value: 'education' },
  { label: 'Health care', value: 'healthCare' },
  { label: 'The military', value: 'military' },
  { label: 'Another sector', value: 'other' },
]);

import { defineOptions } from '@handrail/engine';

export const bankerRelationshipOptions = defineOptions([
  { label: 'Yes, I can call one when I need to', value: 'strong' },
  { label: 'Yes, but we rarely talk', value: 'some' },
  { label: 'No', value: 'no' },
]);

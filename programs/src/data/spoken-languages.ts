import { defineOptions } from '@handrail/engine';

/** Languages that applicants speak; invented, for a partner to replace. */
export const spokenLanguages = {
  sample: true,
  values: defineOptions([
    { label: 'English', value: 'english' },
    { label: 'Spanish', value: 'spanish' },
    { label: 'Arabic', value: 'arabic' },
    { label: 'Chinese', value: 'chinese' },
    { label: 'French', value: 'french' },
    { label: 'Somali', value: 'somali' },
    { label: 'Swahili', value: 'swahili' },
    { label: 'Vietnamese', value: 'vietnamese' },
    { label: 'Another language', value: 'other' },
  ]),
};

import { defineOptions } from '@handrail/engine';

/** What can be wrong with a student’s health or safety; invented, for a partner to replace. */
export const healthSituations = {
  sample: true,
  values: defineOptions([
    { label: 'I am sick or hurt', value: 'sick-or-hurt' },
    { label: 'I am struggling with my mental health', value: 'mental-health' },
    { label: 'I cannot afford a doctor, dentist or medicine', value: 'cannot-afford-care' },
    { label: 'I care for someone who is sick or hurt', value: 'caring-for-someone' },
    { label: 'I do not feel safe where I live', value: 'unsafe-at-home' },
    { label: 'Someone hurt me or threatened me', value: 'violence-or-threats' },
  ]),
};

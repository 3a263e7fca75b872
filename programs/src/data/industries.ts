import { defineOptions } from '@handrail/engine';

/** Invented; a partner puts its own list here. */
export const industries = {
  sample: true,
  values: defineOptions([
    { label: 'Arts, music and events', value: 'arts' },
    { label: 'Beauty and personal care', value: 'beauty' },
    { label: 'Child care', value: 'childCare' },
    { label: 'Cleaning and property care', value: 'cleaning' },
    { label: 'Construction and repair', value: 'construction' },
    { label: 'Education and training', value: 'education' },
    { label: 'Food and drink', value: 'food' },
    { label: 'Health and wellness', value: 'healthCare' },
    { label: 'Manufacturing', value: 'manufacturing' },
    { label: 'Professional services', value: 'professionalServices' },
    { label: 'Retail', value: 'retail' },
    { label: 'Technology', value: 'technology' },
    { label: 'Travel, hotels and tourism', value: 'tourism' },
    { label: 'Transportation and delivery', value: 'transportation' },
    { label: 'Another industry', value: 'other' },
  ]),
};

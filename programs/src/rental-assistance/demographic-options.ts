import { defineOptions } from '@handrail/engine';

export const raceOptions = defineOptions([
  { label: 'American Indian or Alaska Native', value: 'american-indian-or-alaska-native' },
  { label: 'Asian', value: 'asian' },
  { label: 'Black or African American', value: 'black-or-african-american' },
  { label: 'Native Hawaiian or Pacific Islander', value: 'native-hawaiian-or-pacific-islander' },
  { label: 'White', value: 'white' },
  { label: 'Another race', value: 'other' },
  { label: 'I prefer not to answer', value: 'decline' },
]);

export const ethnicityOptions = defineOptions([
  { label: 'Hispanic or Latino', value: 'hispanic-or-latino' },
  { label: 'Not Hispanic or Latino', value: 'not-hispanic-or-latino' },
  { label: 'I prefer not to answer', value: 'decline' },
]);

import { defineOptions } from '@handrail/engine';

export const ethnicityOptions = defineOptions([
  { label: 'American Indian or Alaska Native', value: 'americanIndianOrAlaskaNative' },
  { label: 'Asian', value: 'asian' },
  { label: 'Black or African American', value: 'blackOrAfricanAmerican' },
  { label: 'Hispanic or Latino', value: 'hispanicOrLatino' },
  { label: 'Middle Eastern or North African', value: 'middleEasternOrNorthAfrican' },
  { label: 'Native Hawaiian or Pacific Islander', value: 'nativeHawaiianOrPacificIslander' },
  { label: 'White', value: 'white' },
  { label: 'Another answer', value: 'other' },
  { label: 'I prefer not to answer', value: 'decline' },
]);

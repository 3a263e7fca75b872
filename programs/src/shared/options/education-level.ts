import { defineOptions } from '@handrail/engine';

export const educationLevelOptions = defineOptions([
  { label: 'No diploma yet', value: 'noDiploma' },
  { label: 'High school diploma or GED', value: 'highSchool' },
  { label: 'Trade or technical certificate', value: 'trade' },
  { label: 'Some college', value: 'someCollege' },
  { label: 'Associate degree', value: 'associate' },
  { label: "Bachelor's degree", value: 'bachelor' },
  { label: "Master's degree or higher", value: 'graduate' },
]);

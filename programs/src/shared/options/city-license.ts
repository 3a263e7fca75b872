import { defineOptions } from '@handrail/engine';

export const cityLicenseOptions = defineOptions([
  { label: 'Yes, with an active business license', value: 'yesWithLicense' },
  { label: 'Yes, but the license has expired', value: 'yesLicenseExpired' },
  { label: 'Yes, I have applied for a license', value: 'yesLicensePending' },
  { label: 'Yes, without a license', value: 'yesNoLicense' },
  { label: 'No', value: 'no' },
]);

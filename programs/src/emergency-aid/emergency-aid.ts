import { buildEmergencyAid } from './build-emergency-aid.ts';
import { emergencyAidVariants } from './emergency-aid-variants.ts';

export const emergencyAid = buildEmergencyAid('emergency-aid', emergencyAidVariants['emergency-aid']);

/** The base form and all its variants. */
export const emergencyAidForms = Object.entries(emergencyAidVariants).map(([key, variant]) =>
  buildEmergencyAid(key, variant),
);

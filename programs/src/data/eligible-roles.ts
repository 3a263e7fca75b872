/** The roles in which work counts for Level 3. */
export const eligibleRoles = {
  sample: false,
  values: [
    { label: 'Community health worker (home setting only)', value: 'community-health-worker' },
    { label: 'Home health aide', value: 'home-health-aide' },
    { label: 'Certified nurse assistant (CNA)', value: 'cna' },
    { label: 'Registered nurse (RN)', value: 'rn' },
    { label: 'Licensed vocational nurse (LVN)', value: 'lvn' },
    { label: 'Respiratory therapist', value: 'respiratory-therapist' },
    { label: 'Occupational therapist', value: 'occupational-therapist' },
    { label: 'Speech therapist', value: 'speech-therapist' },
    { label: 'Physical therapist', value: 'physical-therapist' },
    { label: 'Licensed clinical social worker', value: 'licensed-clinical-social-worker' },
    { label: 'Restorative nursing assistant', value: 'restorative-nursing-assistant' },
  ],
};

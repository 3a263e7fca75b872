/** The form that an employer fills in; the address is invented, to be replaced. */
export const employmentVerificationForm = {
  sample: true,
  url: 'https://forms.example.org/caregiver-employment-verification.pdf',
};

/** What the browser may fill in: only what is asked about the applicants themselves, never their landlord's phone. */
export function toAutoComplete(path: string): string {
  return tokens[path.replace(/^personalInfo\./, '')] ?? 'off';
}

const tokens: Readonly<Record<string, string | undefined>> = {
  name: 'name',
  fullName: 'name',
  firstName: 'given-name',
  middleName: 'additional-name',
  lastName: 'family-name',
  email: 'email',
  preferredEmailAddress: 'email',
  phone: 'tel',
  phoneNumber: 'tel',
  preferredPhoneNumber: 'tel',
  dateOfBirth: 'bday',
  dob: 'bday',
  zip: 'postal-code',
  zipCode: 'postal-code',
};

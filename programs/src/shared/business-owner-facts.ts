import type { Facts } from '@handrail/engine';

/** The fields with which the small business forms ask for the owner and the company. */
export const businessOwnerFacts = {
  applicantName: ['businessOwnerName.first', 'businessOwnerName.middle', 'businessOwnerName.last'],
  businessName: 'companyLegalName',
  email: 'email',
  phone: 'phoneNumber',
  address: 'mailingAddress',
} as const satisfies Facts;

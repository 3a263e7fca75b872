import type { VendorRequest } from '../../../modules/payments/index.ts';

/** Whom the partners of the demo world pay on behalf of applicants. */
export const demoVendors: readonly VendorRequest[] = [
  {
    externalId: 'V-1001',
    name: 'Harbor Property Management',
    types: ['Landlord'],
    email: 'accounts@harbor-property.example',
    mailingAddress: { addressLine1: '18 Pier Street', city: 'Bayview', state: 'CA', zip: '94124' },
    taxId: '942000011',
    account: { accountType: 'checking', routingNumber: '021000021', accountNumber: '770012345' },
  },
  {
    externalId: 'V-1002',
    name: 'Bayview Municipal Utilities',
    types: ['Utility'],
    email: 'billing@bayview-utilities.example',
    mailingAddress: { addressLine1: '1 Water Plaza', city: 'Bayview', state: 'CA', zip: '94124' },
    account: { accountType: 'checking', routingNumber: '021000021', accountNumber: '770054321' },
  },
];

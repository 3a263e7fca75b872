import { defineWords } from '@handrail/engine';
import type { VendorTwin } from './vendor-store.ts';

/** Why a vendor may already be in the register, for staff. */
export const vendorWords = defineWords('vendorTwins', {
  taxId: (vendor: string) => `${vendor} has the same EIN.`,
  account: (vendor: string) => `${vendor} has the same bank account.`,
  email: (vendor: string) => `${vendor} has the same email address.`,
  name: (vendor: string) => `${vendor} has the same name.`,
} satisfies Record<VendorTwin['same'], (vendor: string) => string>);

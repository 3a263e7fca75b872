import { defineOptions } from '@handrail/engine';

/** Kinds of places that businesses use; invented, for a partner to replace. */
export const locationCategories = {
  sample: true,
  values: defineOptions([
    { label: 'A shop or store', value: 'storefront' },
    { label: 'An office', value: 'office' },
    { label: 'A restaurant or kitchen', value: 'restaurantOrKitchen' },
    { label: 'A workshop or factory', value: 'workshop' },
    { label: 'A warehouse', value: 'warehouse' },
    { label: 'A shared work space', value: 'sharedSpace' },
    { label: 'My home', value: 'home' },
    { label: 'A truck, cart or stand', value: 'mobile' },
    { label: 'Online only', value: 'online' },
    { label: 'Another place', value: 'other' },
  ]),
};

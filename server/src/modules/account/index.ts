export { checkAddressInput } from './check-address-input.ts';
export type { AddressInput } from './profile-input.ts';
export { MailingAddressInput } from './profile.graphql.ts';
export { assertProfileComplete } from './profile-gaps.ts';

export { toAcceptedTerms } from './accepted-terms.ts';
export { ensureUser } from './ensure-user.ts';
export { type CurrentUser, findCurrentUser } from './find-current-user.ts';
export { saveUser, type UserDraft } from './save-user.ts';
export { listContacts, type UserContact } from './user-contact-store.ts';
export {
  findUserByEmail,
  findUserById,
  lockUser,
  noteSubmission,
  updateUser,
  type UserChanges,
} from './user-store.ts';
export { MailingAddressType, UserType } from './user.graphql.ts';
export {
  type CommunicationPreferences,
  hasFullProfile,
  type User,
  type UserTenant,
  toLocale,
} from './user.ts';
export {
  forgetTarget,
  hasBeenPaid,
  isNotedTarget,
  listPayoutChanges,
  notePayoutChange,
  type PayoutChange,
  toPauseEnd,
  usualCoolDownHours,
} from './payout-change-store.ts';

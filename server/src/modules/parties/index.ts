export type { ClientDraft } from './client-draft.ts';
export { findOrAddClient, getClient } from './find-or-add-client.ts';
export { getSelfParty } from './get-self-party.ts';
export { findParty, findSelfParty, joinedPartyColumns, readBirthDate, toJoinedParty } from './party-store.ts';
export { PartyKindEnum, PartyType } from './party.graphql.ts';
export { isClient, type Party, partyKinds } from './party.ts';

import { everywhere, membersOnly, type OperationExpectation } from './expectation.ts';

/** Everyone with a session may look up an address. */
const forMembers = everywhere(membersOnly('done'));

export const geocodingExpectations: Record<string, OperationExpectation> = {
  'Query.suggestAddresses': {
    document: 'query Test { suggestAddresses(text: "851 Grand Concourse") { source nodes { label } } }',
    ...forMembers,
  },
  'Query.geocodeAddress': {
    document: 'query Test { geocodeAddress(text: "851 Grand Concourse, Bronx, NY") { nodes { label } } }',
    ...forMembers,
  },
  'Query.reverseGeocode': {
    document: 'query Test { reverseGeocode(latitude: 40.8, longitude: -73.9) { nodes { label } } }',
    ...forMembers,
  },
};

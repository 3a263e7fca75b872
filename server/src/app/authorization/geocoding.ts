import { members, type OperationExpectation, visitors } from './expectation.ts';

/** No partner is named: who has a session may look up an address. */
const forMembers = {
  atHome: { ...visitors('UNAUTHORIZED'), ...members('done') },
  abroad: { ...visitors('UNAUTHORIZED'), ...members('done') },
} as const;

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

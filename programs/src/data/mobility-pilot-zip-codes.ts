/** Where people can join the pilot; which ZIP codes these are is a choice of the county. */
export const mobilityPilotZipCodes = {
  sample: true,
  values: ['60030', '60031', '60046', '60048', '60060', '60064', '60073', '60085', '60087', '60099'],
} as const;

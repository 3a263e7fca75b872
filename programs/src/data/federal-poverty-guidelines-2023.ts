/** The 2023 guidelines of the Department of Health and Human Services for the 48 states and D.C., in dollars a year. */
export const federalPovertyGuidelines2023 = {
  sample: false,
  values: [
    { householdSize: 1, amount: 14_580 },
    { householdSize: 2, amount: 19_720 },
    { householdSize: 3, amount: 24_860 },
    { householdSize: 4, amount: 30_000 },
    { householdSize: 5, amount: 35_140 },
    { householdSize: 6, amount: 40_280 },
    { householdSize: 7, amount: 45_420 },
    { householdSize: 8, amount: 50_560 },
  ],
} as const;

import type { TaxBox, TaxReturnForm } from '@handrail/engine/payments';

// The columns of the CSV templates that IRS IRIS takes, in their order. Those of 1099-NEC agree in several independent
// public sources. Those of 1099-MISC come from one: docs/decisions/0098 says what to compare before the first upload.

const payer = [
  'Form Type',
  'Tax Year',
  'Payer TIN Type',
  'Payer Taxpayer ID Number',
  'Payer Name Type',
  'Payer Business or Entity Name Line 1',
  'Payer Business or Entity Name Line 2',
  'Payer First Name',
  'Payer Middle Name',
  'Payer Last Name (Surname)',
  'Payer Suffix',
  'Payer Country',
  'Payer Address Line 1',
  'Payer Address Line 2',
  'Payer City/Town',
  'Payer State/Province/Territory',
  'Payer ZIP/Postal Code',
  'Payer Phone Type',
  'Payer Phone',
  'Payer Email Address',
] as const;

const recipient = [
  'Recipient TIN Type',
  'Recipient Taxpayer ID Number',
  'Recipient Name Type',
  'Recipient Business or Entity Name Line 1',
  'Recipient Business or Entity Name Line 2',
  'Recipient First Name',
  'Recipient Middle Name',
  'Recipient Last Name (Surname)',
  'Recipient Suffix',
  'Recipient Country',
  'Recipient Address Line 1',
  'Recipient Address Line 2',
  'Recipient City/Town',
  'Recipient State/Province/Territory',
  'Recipient ZIP/Postal Code',
  'Office Code',
  'Form Account Number',
] as const;

const states = [1, 2].flatMap((number) => [
  `State ${String(number)}`,
  `State ${String(number)} - State Tax Withheld`,
  `State ${String(number)} - State/Payer state number`,
  `State ${String(number)} - State income`,
  `State ${String(number)} - Local income tax withheld`,
  `State ${String(number)} - Special Data Entries`,
]);

export const irisColumns: Readonly<Record<TaxReturnForm, readonly string[]>> = {
  '1099-NEC': [
    ...payer,
    ...recipient,
    '2nd TIN Notice',
    'Box 1 - Nonemployee Compensation',
    'Box 2 - Payer made direct sales totaling $5000 or more of consumer products to a recipient for resale',
    'Box 4 - Federal income tax withheld',
    'Combined Federal/State Filing',
    ...states,
  ],
  '1099-MISC': [
    ...payer,
    ...recipient,
    'FATCA Filing Requirements',
    '2nd TIN Notice',
    'Box 1 - Rents',
    'Box 2 - Royalties',
    'Box 3 - Other Income',
    'Box 4 - Federal income tax withheld',
    'Box 5 - Fishing boat proceeds',
    'Box 6 - Medical and health care payments',
    'Box 7 - Direct sales of $5000 or more of consumer products to a recipient for resale',
    'Box 8 - Substitute payments in lieu of dividends or interest',
    'Box 9 - Crop insurance proceeds',
    'Box 10 - Gross proceeds paid to an attorney',
    'Box 11 - Fish purchased for resale',
    'Box 12 - Section 409A deferrals',
    'Box 14 - Excess golden parachute payments',
    'Box 15 - Nonqualified deferred compensation',
    'Combined Federal/State Filing',
    ...states,
  ],
};

/** The column of each box that the product fills. */
export const columnOfBox: Readonly<Record<TaxBox, string>> = {
  '1099-NEC': 'Box 1 - Nonemployee Compensation',
  '1099-MISC box 1': 'Box 1 - Rents',
  '1099-MISC box 3': 'Box 3 - Other Income',
  '1099-MISC box 6': 'Box 6 - Medical and health care payments',
};

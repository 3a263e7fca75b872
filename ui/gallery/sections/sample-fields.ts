import { answer, multiply, type Answers, type Field, type FieldOption } from '@handrail/engine';

const fewOptions: readonly FieldOption[] = [
  { value: 'full', label: 'Yes, full time' },
  {
    value: 'part',
    label: 'Yes, part time or gig work',
    description: 'For example deliveries, day labor or babysitting',
  },
  { value: 'looking', label: 'No, but I am looking for work' },
  { value: 'retired', label: 'No, I am retired', disabled: true },
];

const benefits = [
  'SNAP (food stamps)',
  'WIC',
  'Medicaid',
  'Social Security or SSI',
  'Unemployment',
  'Child care subsidy',
  'Energy assistance',
];

const zipCodes = Array.from({ length: 600 }, (_each, at) => toOption(String(10001 + at * 7)));

/** Every kind of field, with the longest words that one may expect. */
export const sampleFields: readonly Field[] = [
  { type: 'Typography', key: 'heading', copy: 'Things to read', variant: 'heading' },
  {
    type: 'Typography',
    key: 'body',
    copy: 'Ask **{{partnerName}}** at aid@alder.example or [read the questions of others](/faq).\n\n## Have ready\n- your lease\n- the last **two** pay stubs\n\n1. Fill in\n2. Look over\n3. Send',
  },
  { type: 'Typography', key: 'list', copy: 'Rent\nHeat\nWater', variant: 'list' },
  { type: 'Typography', key: 'warning', copy: 'Keep your receipts for **three years**.', variant: 'warning' },
  { type: 'Text', key: 'name', copy: 'Full legal name' },
  {
    type: 'Text',
    key: 'about',
    copy: 'Anything else about your income?',
    multiline: true,
    rows: 4,
    validation: { required: false, max: 200 },
  },
  {
    type: 'Text',
    key: 'email',
    copy: 'Email',
    inputType: 'Email',
    helperText: 'Use the one you check most often.',
  },
  { type: 'Text', key: 'phone', copy: 'Phone number', inputType: 'Phone' },
  { type: 'Text', key: 'rent', copy: 'Monthly rent', inputType: 'Currency' },
  {
    type: 'Calculated',
    key: 'yearlyRent',
    copy: 'Rent in a year',
    formula: multiply(answer('rent'), 12),
    display: 'currency',
  },
  { type: 'Text', key: 'people', copy: 'How many people live with you?', inputType: 'Number' },
  { type: 'Text', key: 'secret', copy: 'Password of the account', inputType: 'Password' },
  { type: 'Date', key: 'birth', copy: 'Date of birth', allowedRange: 'past' },
  {
    type: 'RadioList',
    key: 'lost',
    copy: 'Did your income go down?',
    options: [toOption('Yes'), toOption('No')],
  },
  {
    type: 'RadioList',
    key: 'work',
    copy: 'Are you working right now?',
    helperText: 'Any work that you are paid for counts.',
    options: fewOptions,
    validation: { required: false },
  },
  {
    type: 'CheckboxGroup',
    key: 'benefits',
    copy: 'Which of these does your household get?',
    helperText: 'Choose all that apply.',
    options: [...benefits.map(toOption), { value: 'none', label: 'None of these' }],
  },
  {
    type: 'CheckboxGroup',
    key: 'bills',
    copy: 'Which bills are behind?',
    options: [toOption('Rent'), toOption('Heat'), { value: 'none', label: 'None of these' }],
  },
  {
    type: 'Checkbox',
    key: 'terms',
    copy: 'I have read the terms and everything that I said is true as far as I know',
    helperText: 'You can look at them again at any time.',
  },
  {
    type: 'Dropdown',
    key: 'housing',
    copy: 'Where do you live?',
    options: ['House', 'Apartment', 'With family or friends', 'Shelter'].map(toOption),
  },
  {
    type: 'Dropdown',
    key: 'zip',
    copy: 'ZIP code',
    helperText: 'Start typing, then choose from the list.',
    options: zipCodes,
    searchable: true,
  },
  {
    type: 'Dropdown',
    key: 'devices',
    copy: 'Which devices do you have?',
    options: ['Laptop', 'Phone', 'Tablet', 'Desktop computer', 'Printer'].map(toOption),
    multiple: true,
    selectAll: true,
  },
  {
    type: 'Dropdown',
    key: 'race',
    copy: 'Race',
    options: [
      { value: 'asian', label: 'Asian', children: ['Chinese', 'Filipino', 'Korean'].map(toOption) },
      { value: 'black', label: 'Black or African American', children: ['Haitian', 'Nigerian'].map(toOption) },
      toOption('White'),
      { value: 'decline', label: 'I would rather not say' },
    ],
    multiple: true,
    childMode: 'onParentSelect',
  },
  {
    type: 'Text',
    key: 'signature',
    copy: 'Signature',
    helperText: 'Type your full legal name.',
    inputType: 'Signature',
  },
];

export const sampleAnswers: Answers = {
  name: 'Dana Okafor',
  about: 'My hours were cut from 38 to 20 a week when the store closed its night shift.',
  phone: '+1 (219) 873-2341',
  rent: 127500,
  birth: '1988-04-15',
  lost: 'Yes',
  work: 'part',
  benefits: ['WIC', 'Medicaid'],
  bills: ['none'],
  zip: '10008',
  devices: ['Laptop', 'Desktop computer'],
  race: ['asian', 'Korean'],
  signature: 'Dana Okafor',
};

function toOption(name: string): FieldOption {
  return { value: name, label: name };
}

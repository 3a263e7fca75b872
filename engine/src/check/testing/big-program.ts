import {
  add,
  all,
  and,
  answer,
  any,
  iff,
  item,
  length,
  map,
  matches,
  not,
  sum,
  today,
  value,
} from '../../rules/builders.ts';
import { defineProgram } from '../../definition/define.ts';

const yesNo = [
  { label: 'Yes', value: 'yes' },
  { label: 'No', value: 'no' },
];

/** A sound program that uses every attribute there is. */
export const bigProgram = defineProgram({
  key: 'big-program',
  version: 3,
  introPages: [
    { key: 'welcome', title: 'Welcome to {{programName}}', layout: 'welcome', body: 'Hello' },
    {
      key: 'process',
      title: 'Steps',
      layout: 'steps',
      copy: 'How it goes',
      steps: [{ title: 'Apply', description: 'Now', icon: 'apply' }],
    },
    { key: 'more', title: 'More', layout: 'default', body: 'Text' },
  ],
  sections: [
    {
      key: 'about',
      name: 'About you',
      overview: true,
      applicantTypes: ['student'],
      questionGroups: [
        {
          key: 'person',
          name: 'Person',
          overview: { title: 'You', description: 'About you' },
          dynamicLogic: today().isAnswered(),
          questions: [
            {
              key: 'home',
              copy: { title: 'Home', intro: 'Where?' },
              skippable: true,
              layout: 'panel',
              fields: [
                {
                  type: 'Address',
                  key: 'homeAddress',
                  copy: 'Home',
                  allowUnhoused: true,
                  filter: { state: 'CA', city: 'Oakland' },
                },
                {
                  type: 'Address',
                  key: 'mailingAddress',
                  copy: 'Mail',
                  copyAddressKey: 'homeAddress',
                  dynamicLogic: not(answer('homeAddress.isUnhoused')),
                },
                {
                  type: 'Typography',
                  key: 'note',
                  copy: 'Read this',
                  variant: 'warning',
                  helperText: 'Please',
                },
                { type: 'Checkbox', key: 'agrees', copy: 'I agree', validation: { required: false } },
                {
                  type: 'CheckboxGroup',
                  key: 'languages',
                  copy: 'Languages',
                  options: [{ label: 'Spanish', value: 'es' }],
                },
                { type: 'RadioList', key: 'isStudent', copy: 'Student?', options: yesNo },
                {
                  type: 'Text',
                  key: 'school.name',
                  copy: 'School',
                  inputType: 'Text',
                  multiline: true,
                  rows: 5,
                  placeholder: 'Name',
                  exactLength: 9,
                  dynamicLogic: and(
                    answer('isStudent').isYes(),
                    any(answer('languages'), item().equals('es')),
                  ),
                  validation: {
                    condition: answer('home.skipped').isNot(true),
                    rules: [
                      { rule: matches(answer('school.name'), '^[A-Z]'), message: 'Start with a capital' },
                    ],
                    min: 1,
                    max: 9,
                    message: 'Enter a name',
                  },
                },
                {
                  type: 'Date',
                  key: 'born',
                  copy: 'Born',
                  allowedRange: 'past',
                  minimumDate: '1900-01-01',
                  maximumDate: '2030-12-31',
                },
                { type: 'Document', key: 'proof', copy: 'Proof' },
              ],
            },
          ],
        },
      ],
    },
    {
      key: 'money',
      name: 'Money',
      overview: { title: 'Money', description: 'What you need' },
      adminOnly: true,
      questionGroups: [
        {
          key: 'courses',
          questions: [
            {
              key: 'courseList',
              copy: { title: 'Courses' },
              dynamicLogic: value(length(answer('languages'))).isAtLeast(1),
              fields: [
                {
                  type: 'Complex',
                  key: 'courses',
                  copy: 'Course',
                  repeated: true,
                  useLabelPrefix: true,
                  entryName: 'course',
                  subFields: [
                    { type: 'Text', key: 'hours', copy: 'Hours', inputType: 'Number' },
                    {
                      type: 'Complex',
                      key: 'fee',
                      copy: 'Fee',
                      subFields: [
                        {
                          type: 'Text',
                          key: 'amount',
                          copy: 'Amount',
                          inputType: 'Currency',
                          validation: { max: 'maxFundingAmount' },
                        },
                        {
                          type: 'Calculated',
                          key: 'double',
                          copy: 'Twice',
                          formula: add(answer('fee.amount'), answer('fee.amount')),
                          display: 'currency',
                        },
                      ],
                    },
                    {
                      type: 'Text',
                      key: 'isStudent',
                      copy: 'Again',
                      dynamicLogic: answer('isStudent').up(1).equals('no'),
                    },
                  ],
                },
                {
                  type: 'Calculated',
                  key: 'total',
                  copy: 'Total',
                  formula: iff(
                    all(answer('courses'), answer('hours').isAbove(0)),
                    sum(answer('courses.fee.double')),
                    0,
                  ),
                  display: 'hidden',
                },
                {
                  type: 'Dropdown',
                  key: 'job',
                  copy: 'Job',
                  multiple: true,
                  searchable: true,
                  selectAll: true,
                  childMode: 'always',
                  options: [
                    {
                      label: 'Care',
                      value: 'care',
                      description: 'Of people',
                      disabled: false,
                      children: [{ label: 'Nurse', value: 'nurse' }],
                    },
                  ],
                },
                {
                  type: 'Text',
                  key: 'ward',
                  copy: 'Ward',
                  dynamicLogic: and(
                    answer('job').includes('nurse'),
                    value(sum(map(answer('courses'), answer('hours')))).isAbove(3),
                  ),
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  migrations: [
    {
      from: 1,
      to: 3,
      steps: [
        { rename: 'studentStatus', to: 'isStudent' },
        { setDefault: 'hours', value: 1, inEntriesOf: ['courses'] },
        { drop: 'pets', reason: 'No longer asked' },
        { mapValue: 'job', values: { nursing: 'nurse' } },
        { moveInto: 'courses', keys: { hours: 'hours' } },
        { moveOutOf: 'schools', keys: { name: 'school.name' } },
      ],
    },
  ],
  submissionScreen: {
    title: 'Thank you',
    bullets: [{ key: 'next', icon: 'review', title: 'Review', description: 'We read it' }],
  },
  overrides: {
    statuses: [{ status: 'Denied', label: 'No', message: 'Sorry', action: 'Ask', referralMessage: 'Refer' }],
  },
});

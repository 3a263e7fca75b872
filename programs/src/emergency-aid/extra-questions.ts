import { answer, type Question } from '@handrail/engine';
import { affiliatedOrganizations } from '../data/affiliated-organizations.ts';
import { collegePromiseZipCodes } from '../data/college-promise-zip-codes.ts';
import { highSchools } from '../data/high-schools.ts';
import { otherText } from '../shared/fields/other-text.ts';
import { yesNo } from '../shared/fields/yes-no.ts';

/** What some variants of the form ask beside the base form. */
export const extraQuestions = {
  attendingHighSchool: {
    key: 'attendingHighSchool',
    copy: { title: 'Which high school do you attend?' },
    fields: [
      {
        type: 'Dropdown',
        key: 'attendingHighSchool',
        copy: 'High school',
        searchable: true,
        options: highSchools.values,
      },
    ],
  },
  school: {
    key: 'school',
    copy: { title: 'Which school do you attend?' },
    fields: [{ type: 'Text', key: 'school', copy: 'School name' }],
  },
  cohortYear: {
    key: 'cohortYear',
    copy: { title: 'Your cohort year' },
    fields: [
      {
        type: 'RadioList',
        key: 'cohortYear',
        copy: 'Which year after the program are you in?',
        options: [
          { label: 'First year', value: 'year-1' },
          { label: 'Second year', value: 'year-2' },
          { label: 'Does not apply to me', value: 'notapplicable' },
        ],
      },
    ],
  },
  techId: {
    key: 'techId',
    copy: { title: 'What is your Tech ID?', intro: 'You can leave this blank if you do not have one.' },
    fields: [{ type: 'Text', key: 'techId', copy: 'Tech ID', validation: { required: false } }],
  },
  applicantStatus: {
    key: 'applicantStatus',
    copy: { title: 'Veteran and military status' },
    fields: [
      {
        type: 'RadioList',
        key: 'applicantStatus',
        copy: 'Which of these describes you?',
        options: [
          { label: 'Veteran', value: 'veteran' },
          { label: 'Active duty military personnel', value: 'active-duty-military-personnel' },
          { label: 'Reservist', value: 'reservist' },
          { label: 'National Guard member', value: 'national-guard-member' },
          { label: 'Legal dependent of one of these', value: 'legal-dependent' },
          { label: 'None of these', value: 'none' },
        ],
      },
    ],
  },
  affiliatedOrganization: {
    key: 'affiliatedOrganization',
    copy: { title: 'Which organization do you work with?' },
    fields: [
      {
        type: 'Dropdown',
        key: 'affiliatedOrganization',
        copy: 'Organization',
        searchable: true,
        options: affiliatedOrganizations.values,
      },
    ],
  },
  zipCode: {
    key: 'zipCode',
    copy: {
      title: 'What is your ZIP code?',
      intro: 'Our partners help students who live in these ZIP codes.',
    },
    fields: [
      {
        type: 'Dropdown',
        key: 'zipCode',
        copy: 'ZIP code',
        searchable: true,
        options: collegePromiseZipCodes.values.map((value) => ({ label: value, value })),
      },
    ],
  },
  mailingAddress: {
    key: 'mailingAddress',
    copy: { title: 'Where do you get your mail?' },
    fields: [{ type: 'Address', key: 'mailingAddress', copy: 'Mailing address' }],
  },
  receivedBenefits: {
    key: 'receivedBenefits',
    copy: { title: 'Public benefits' },
    fields: [
      yesNo({ key: 'receivingProgramBenefits', copy: 'Do you get benefits from a public program?' }),
      {
        type: 'CheckboxGroup',
        key: 'receivedBenefits',
        copy: 'Which benefits do you get?',
        helperText: 'Check all that apply.',
        dynamicLogic: answer('receivingProgramBenefits').isYes(),
        options: [
          { label: 'Pell Grant', value: 'pell-grant' },
          { label: 'SNAP (food stamps)', value: 'snap' },
          { label: 'TANF or OWF (cash assistance)', value: 'tanf-owf' },
          { label: 'Federal work-study', value: 'federal-work-study' },
          { label: 'Other benefits', value: 'other' },
          { label: 'None of these', value: 'none' },
        ],
      },
      otherText({ key: 'receivedBenefitsOther', of: 'receivedBenefits', copy: 'Other benefits' }),
    ],
  },
} as const satisfies Record<string, Question>;

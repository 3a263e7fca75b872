import { defineQuestion } from '@handrail/engine';

export const businessOwnerNameQuestion = defineQuestion({
  key: 'businessOwnerName',
  copy: { title: 'What is the name of the business owner?' },
  fields: [
    {
      type: 'Complex',
      key: 'businessOwnerName',
      copy: 'Owner',
      subFields: [
        { type: 'Text', key: 'first', copy: 'First name', validation: { max: 100 } },
        { type: 'Text', key: 'middle', copy: 'Middle name', validation: { required: false, max: 100 } },
        { type: 'Text', key: 'last', copy: 'Last name', validation: { max: 100 } },
      ],
    },
  ],
});

export const ownerTitleQuestion = defineQuestion({
  key: 'title',
  copy: { title: 'What is your title in the business?' },
  fields: [
    {
      type: 'Text',
      key: 'title.title',
      copy: 'Title',
      helperText: 'For example, owner, president or manager.',
      validation: { max: 100 },
    },
  ],
});

export const ownerContactQuestion = defineQuestion({
  key: 'ownerContact',
  copy: { title: 'How can we reach you?' },
  fields: [
    { type: 'Text', inputType: 'Email', key: 'email', copy: 'Email' },
    {
      type: 'Text',
      inputType: 'Phone',
      key: 'phoneNumber',
      copy: 'Phone number',
      placeholder: '+1 (219) 873-2341',
    },
  ],
});

export const companyLegalNameQuestion = defineQuestion({
  key: 'companyLegalName',
  copy: { title: 'What is the legal name of your company?' },
  fields: [
    {
      type: 'Text',
      key: 'companyLegalName',
      copy: 'Legal name of the company',
      helperText: 'Enter it as it appears on your business license.',
      validation: { max: 200 },
    },
  ],
});

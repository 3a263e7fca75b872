import { defineQuestion } from '@handrail/engine';

export const primaryContactQuestion = defineQuestion({
  key: 'primaryContact',
  copy: {
    title: 'Who is the main contact for this application?',
    intro: 'If it is you, enter your own details.',
  },
  fields: [
    { type: 'Text', key: 'primaryContact.name', copy: 'Name', validation: { max: 200 } },
    { type: 'Text', key: 'primaryContact.title', copy: 'Title', validation: { max: 100 } },
    {
      type: 'Text',
      inputType: 'Phone',
      key: 'primaryContact.phone',
      copy: 'Phone number',
      placeholder: '+1 (219) 873-2341',
    },
    { type: 'Text', inputType: 'Email', key: 'primaryContact.email', copy: 'Email' },
  ],
});

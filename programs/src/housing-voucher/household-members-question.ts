import { defineQuestion } from '@handrail/engine';

export const householdMembers = defineQuestion({
  key: 'householdMembers',
  copy: {
    title: 'Who lives in your household?',
    intro: 'List everyone in your household. Include yourself.',
  },
  fields: [
    {
      type: 'Complex',
      key: 'householdMembers',
      copy: 'List of household members',
      entryName: 'household member',
      repeated: true,
      subFields: [
        { type: 'Text', key: 'name', copy: 'Full name' },
        { type: 'Date', key: 'dateOfBirth', copy: 'Date of birth', allowedRange: 'past' },
        {
          type: 'Dropdown',
          key: 'relationship',
          copy: 'Who is this person to you?',
          options: [
            { label: 'Myself', value: 'self' },
            { label: 'My spouse or partner', value: 'spouse-or-partner' },
            { label: 'My child', value: 'child' },
            { label: 'My parent', value: 'parent' },
            { label: 'Another relative', value: 'other-relative' },
            { label: 'Someone else', value: 'not-related' },
          ],
        },
      ],
    },
  ],
});

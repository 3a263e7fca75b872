import { defineQuestion } from '@handrail/engine';

const optional = { validation: { required: false } } as const;

/** Asks a tenant for the landlord; only a name has to be known. */
export const landlordQuestion = defineQuestion({
  key: 'address.landlord',
  copy: {
    title: 'Who is your landlord?',
    intro: 'Tell us what you know. Only the name is required. The rest helps us reach them.',
  },
  fields: [
    { type: 'Text', key: 'address.landlord.contactName', copy: "Landlord's name" },
    { type: 'Text', key: 'address.landlord.companyName', copy: "Landlord's company", ...optional },
    {
      type: 'Text',
      inputType: 'Phone',
      key: 'address.landlord.phone',
      copy: "Landlord's phone number",
      ...optional,
    },
    {
      type: 'Text',
      inputType: 'Email',
      key: 'address.landlord.email',
      copy: "Landlord's email",
      ...optional,
    },
    {
      type: 'Address',
      key: 'address.landlordMailingAddress',
      copy: "Landlord's mailing address",
      ...optional,
    },
  ],
});

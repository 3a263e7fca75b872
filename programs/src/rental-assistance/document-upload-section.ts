import { answer, defineSection, not, or, type Field } from '@handrail/engine';

const documents = [
  ['documents.residency', 'Proof that you live there', 'A lease or a letter from your landlord.'],
  ['documents.income', 'Proof of income', 'Pay stubs, a benefit letter or a tax return.'],
  ['documents.rentAmount', 'Proof of your rent', 'A lease, a rent receipt or a notice.'],
  ['documents.utilityBills', 'Utility bills', 'Electricity, gas, heating fuel, water or trash.'],
  ['documents.internetBills', 'Internet bills', 'The whole bill, with your name on it.'],
] as const;

export const documentUpload = defineSection({
  key: 'documentUpload',
  name: 'Document Upload',
  overview: {
    title: 'Your documents',
    description: 'Have a lease, a bill or proof of income ready. A clear photo is fine.',
  },
  questionGroups: [
    {
      key: 'documents',
      questions: [
        {
          key: 'documents',
          copy: {
            title: 'Upload your documents',
            intro: 'One document is enough to continue. The more you upload, the faster we can decide.',
          },
          layout: 'panel',
          skippable: true,
          fields: documents.map(([key, copy, helperText]) => toUpload(key, copy, helperText)),
        },
      ],
    },
  ],
});

/** Asked for while there is no document at all; what is there is always checked. */
function toUpload(key: string, copy: string, helperText: string): Field {
  const hasAny = or(...documents.map(([each]) => answer(each).isAnswered()));
  return {
    type: 'Document',
    key,
    copy,
    helperText,
    validation: { condition: or(not(hasAny), answer(key).isAnswered()) },
  };
}

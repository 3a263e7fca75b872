import type { Section } from '@handrail/engine';

export const supportingDocumentsSection: Section = {
  key: 'supportingDocuments',
  name: 'Supporting Documents',
  overview: {
    title: 'Your documents',
    description: 'Have photos or scans of your documents ready.',
  },
  questionGroups: [
    {
      key: 'documents',
      name: 'Documents',
      questions: [
        {
          key: 'supportingDocuments',
          copy: {
            title: 'Upload your documents',
            intro: 'Show us who lives with you, what you earn and what you pay for child care.',
          },
          fields: [
            {
              type: 'Document',
              key: 'documents.supportingDocuments',
              copy: 'Supporting documents',
              helperText: 'For example, pay stubs, benefit letters or child care bills.',
            },
          ],
        },
      ],
    },
  ],
};

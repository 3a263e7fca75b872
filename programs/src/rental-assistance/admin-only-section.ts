import { defineSection } from '@handrail/engine';
import { dollars } from '../shared/fields/dollars.ts';

/** What staff find out about the case; the section has no name because no applicant ever reads it. */
export const adminOnly = defineSection({
  key: 'adminOnly',
  name: '',
  adminOnly: true,
  questionGroups: [
    {
      key: 'verification',
      questions: [
        {
          key: 'verification',
          copy: { title: 'What did you verify?' },
          fields: [
            dollars({ key: 'verifiedRent', copy: 'Verified monthly rent', validation: { required: false } }),
            dollars({
              key: 'verifiedArrearage',
              copy: 'Verified rent owed',
              validation: { required: false },
            }),
            {
              type: 'RadioList',
              key: 'hasIncomeDocs',
              copy: 'Where does the income come from?',
              options: [
                { label: 'The applicant said so', value: 'selfAttested' },
                { label: 'Documents show it', value: 'documentationProvided' },
              ],
            },
            {
              type: 'RadioList',
              key: 'hasBenefitsDocs',
              copy: 'Do documents show the public benefits?',
              options: [
                { label: 'Yes', value: 'documentationProvided' },
                { label: 'No', value: 'noDocumentationProvided' },
              ],
              validation: { required: false },
            },
          ],
        },
      ],
    },
  ],
});

import { defineSection } from '@handrail/engine';
import { isLandlord, isTenant } from './applicant-type.ts';

export const documentUpload = defineSection({
  key: 'documentUpload',
  name: 'Document Upload',
  overview: {
    title: 'Your documents',
    description: 'Have your documents ready. A clear photo is fine.',
  },
  questionGroups: [
    {
      key: 'documents',
      questions: [
        {
          key: 'documents.tenant',
          copy: { title: 'Upload your documents', intro: 'Please upload these documents:' },
          dynamicLogic: isTenant,
          fields: [
            {
              type: 'Typography',
              key: 'documents.tenantList',
              variant: 'list',
              copy: 'A photo ID\nYour lease or lease offer\nProof of household income, such as pay stubs',
            },
            { type: 'Document', key: 'documents.tenant', copy: 'Tenant documents' },
          ],
        },
        {
          key: 'documents.landlord',
          copy: { title: 'Upload your documents', intro: 'Please upload these documents:' },
          dynamicLogic: isLandlord,
          fields: [
            {
              type: 'Typography',
              key: 'documents.landlordList',
              variant: 'list',
              copy: 'The landlord package, filled out and signed\nThe building’s rent roll\nThe TCO (temporary certificate of occupancy), if the building is new',
            },
            { type: 'Document', key: 'documents.landlord', copy: 'Landlord documents' },
          ],
        },
      ],
    },
  ],
});

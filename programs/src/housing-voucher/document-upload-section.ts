import { defineSection } from '@handrail/engine';
import { isLandlord, isTenant } from './applicant-type.ts';

export const documentUpload = defineSection({
  key: 'documentUpload',
  name: 'Document Upload',
  overview: {
    title: 'Your documents',
    description: 'Have your documents ready. A photo that can be read well is fine.',
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
              copy: 'A photo ID\nYour lease, or the offer for a lease\nProof of what your household earns, such as pay stubs',
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
              copy: 'The landlord package, filled in and signed\nThe rent roll of the building\nThe TCO (temporary certificate of occupancy), if the building is new',
            },
            { type: 'Document', key: 'documents.landlord', copy: 'Landlord documents' },
          ],
        },
      ],
    },
  ],
});

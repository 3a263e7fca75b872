import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import type { ReusedDocument } from '../applications/index.ts';
import { listCaseFlags } from './list-case-flags.ts';
import { StaffCaseType } from './staff-case/staff-case.graphql.ts';

const ReusedDocumentType = builder.objectRef<ReusedDocument>('ReusedDocument').implement({
  description: 'A document of a case with the same content as one that was submitted for another person.',
  fields: (t) => ({
    documentId: t.exposeID('documentId'),
    filename: t.exposeString('filename'),
    earlierCaseId: t.exposeID('earlierCaseId'),
    earlierCaseDisplayId: t.exposeString('earlierCaseDisplayId'),
    submittedAt: t.field({
      type: 'DateTime',
      description: 'When it was submitted for the other person.',
      resolve: ({ submittedAt }) => submittedAt,
    }),
  }),
});

builder.objectField(StaffCaseType, 'reusedDocuments', (t) =>
  t.field({
    type: [ReusedDocumentType],
    description: 'The documents of the case that were submitted for someone else before.',
    resolve: ({ id }, _args, visit) => listCaseFlags(memberContext(visit), id),
  }),
);

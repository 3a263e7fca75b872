import { isUuid } from '@handrail/engine/uuid';
import { staffWith } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import type { ReusedDocument } from '../applications/index.ts';
import { listCaseFlags } from './list-case-flags.ts';

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

builder.queryField('reusedDocuments', (t) =>
  t.field({
    type: [ReusedDocumentType],
    access: staffWith('readCases'),
    description: 'The documents of a case that were submitted for someone else before.',
    args: { caseId: t.arg.id() },
    resolve: (_root, { caseId }, visit) =>
      isUuid(caseId) ? listCaseFlags(memberContext(visit), caseId) : [],
  }),
);

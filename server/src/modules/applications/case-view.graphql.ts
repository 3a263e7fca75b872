import { isUuid } from '@handrail/engine/uuid';
import { applicants } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { CaseType } from '../cases/index.ts';
import { DocumentType } from '../documents/index.ts';
import { PartyType } from '../parties/index.ts';
import { ApplicationSummaryType } from './application-types.graphql.ts';
import { findOwnCase } from './find-own-case.ts';
import { findCaseFacts, findCaseParty, listOwnInCase } from './case-contents.ts';
import type { ShownFacts } from './submitting/facts-store.ts';
import { listOwnDocuments } from './list-own-documents.ts';

builder.queryField('case', (t) =>
  t.field({
    type: CaseType,
    access: applicants,
    nullable: true,
    description: "The person's own case; null for someone else's. Staff ask for staffCase.",
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, visit) =>
      isUuid(id) ? ((await findOwnCase(memberContext(visit), id)) ?? null) : null,
  }),
);

builder.objectField(CaseType, 'applications', (t) =>
  t.field({
    type: [ApplicationSummaryType],
    description: 'Those that the person filled out.',
    resolve: (own, _args, visit) => listOwnInCase(memberContext(visit), own),
  }),
);

builder.objectField(CaseType, 'documents', (t) =>
  t.field({
    type: [DocumentType],
    description: 'The PDFs of what the person submitted, and what they gave with it.',
    resolve: (own, _args, visit) => listOwnDocuments(memberContext(visit), own),
  }),
);

builder.objectField(CaseType, 'party', (t) =>
  t.field({
    type: PartyType,
    description: 'Whom the case is about.',
    resolve: ({ partyId }, _args, visit) => findCaseParty(memberContext(visit), partyId),
  }),
);

export const CaseFactsType = builder.objectRef<ShownFacts>('CaseFacts').implement({
  description: 'What the form of the case says of whom it is about, as it was last submitted.',
  fields: (t) => ({
    applicantName: t.exposeString('applicantName', { nullable: true }),
    businessName: t.exposeString('businessName', { nullable: true }),
    requestedAmount: t.exposeInt('requestedAmountCents', { nullable: true, description: 'In cents.' }),
  }),
});

builder.objectField(CaseType, 'facts', (t) =>
  t.field({
    type: CaseFactsType,
    nullable: true,
    resolve: async ({ id }, _args, visit) => (await findCaseFacts(memberContext(visit), id)) ?? null,
  }),
);

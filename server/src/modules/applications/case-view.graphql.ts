import { z } from 'zod';
import { signedIn } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { CaseType } from '../cases/index.ts';
import { DocumentType } from '../documents/index.ts';
import { PartyType } from '../parties/index.ts';
import { ApplicationSummaryType } from './application-types.graphql.ts';
import { findVisibleCase } from './find-visible-case.ts';
import { findCaseFacts, findCaseParty, listOwnInCase } from './case-contents.ts';
import type { ShownFacts } from './submitting/facts-store.ts';
import { listOwnDocuments } from './list-own-documents.ts';

builder.queryField('case', (t) =>
  t.field({
    type: CaseType,
    access: signedIn,
    nullable: true,
    description: "The person's own case, or any case for staff; null for someone else's.",
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, visit) => {
      if (!z.uuid().safeParse(id).success) return null;
      return (await findVisibleCase(memberContext(visit), id)) ?? null;
    },
  }),
);

builder.objectField(CaseType, 'applications', (t) =>
  t.field({
    type: [ApplicationSummaryType],
    description: 'Only the ones that the caller filled out.',
    resolve: ({ id }, _args, visit) => listOwnInCase(memberContext(visit), id),
  }),
);

builder.objectField(CaseType, 'documents', (t) =>
  t.field({
    type: [DocumentType],
    description: 'Only the ones that the caller submitted with their application.',
    resolve: ({ id }, _args, visit) => listOwnDocuments(memberContext(visit), id),
  }),
);

builder.objectField(CaseType, 'party', (t) =>
  t.field({
    type: PartyType,
    description: 'Whom the case is about.',
    resolve: ({ partyId }, _args, visit) => findCaseParty(memberContext(visit), partyId),
  }),
);

const CaseFactsType = builder.objectRef<ShownFacts>('CaseFacts').implement({
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

import { z } from 'zod';
import { signedIn } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { CaseType } from '../cases/index.ts';
import { DocumentType } from '../documents/index.ts';
import { ApplicationType } from './application-types.graphql.ts';
import { findVisibleCase } from './find-visible-case.ts';
import { listOwnApplications } from './list-own-applications.ts';
import { listOwnDocuments } from './list-own-documents.ts';

builder.queryField('case', (t) =>
  t.field({
    type: CaseType,
    access: signedIn,
    nullable: true,
    description: "One's own case, or any case for staff; somebody else's is not there.",
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, visit) => {
      if (!z.uuid().safeParse(id).success) return null;
      return (await findVisibleCase(memberContext(visit), id)) ?? null;
    },
  }),
);

builder.objectField(CaseType, 'applications', (t) =>
  t.field({
    type: [ApplicationType],
    description: 'Those that the asking person filled in.',
    resolve: async ({ id }, _args, visit) => {
      const own = await listOwnApplications(memberContext(visit));
      return own.filter((application) => application.case.id === id);
    },
  }),
);

builder.objectField(CaseType, 'documents', (t) =>
  t.field({
    type: [DocumentType],
    description: 'Those that the asking person gave with their application.',
    resolve: ({ id }, _args, visit) => listOwnDocuments(memberContext(visit), id),
  }),
);

import { visibleText } from '@handrail/engine';
import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder, type BuilderTypes } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { optionalKey } from '../../../platform/graphql/optional-key.ts';
import { MetadataPayload, toPayload } from '../../../platform/graphql/payload.ts';
import { toRecordId } from '../../../platform/graphql/record-id.ts';
import { CaseType } from '../../cases/index.ts';
import { UserContactType } from '../staff-case/staff-application.graphql.ts';
import { StaffCaseType } from '../staff-case/staff-case.graphql.ts';
import { type DocumentRequest, mostNameCharacters, mostRequestWords } from './document-request.ts';
import { listOwnRequests, listStaffRequests, type SignedRequest } from './list-document-requests.ts';
import { requestDocument } from './request-document.ts';
import { withdrawDocumentRequest } from './withdraw-document-request.ts';

type RequestShape = Omit<DocumentRequest, 'requestedBy'>;
type FieldsOf<Shape> = PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Shape>;

const requestFields = (t: FieldsOf<RequestShape>) => ({
  id: t.exposeID('id'),
  name: t.exposeString('name', { description: 'What is asked for.' }),
  words: t.exposeString('words', { description: 'What else the applicant should know.' }),
  dueOn: t.exposeString('dueOn', { description: 'By when, as YYYY-MM-DD; a later upload is taken too.' }),
  requestedAt: t.field({ type: 'DateTime', resolve: ({ requestedAt }) => requestedAt }),
  answeredAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the first document came that the scanner did not refuse.',
    resolve: ({ answeredAt }) => answeredAt,
  }),
  documentIds: t.field({ type: ['ID'], resolve: ({ documentIds }) => [...documentIds] }),
});

const OwnRequestType = builder.objectRef<DocumentRequest>('OwnDocumentRequest').implement({
  description: 'A document that staff ask the person for.',
  fields: (t) => requestFields(t as FieldsOf<RequestShape>),
});

const StaffRequestType = builder.objectRef<SignedRequest>('DocumentRequest').implement({
  description: 'A document that staff ask an applicant for beside the form.',
  fields: (t) => ({
    ...requestFields(t as FieldsOf<RequestShape>),
    requestedBy: t.field({
      type: UserContactType,
      nullable: true,
      resolve: ({ requestedBy }) => requestedBy,
    }),
    withdrawnAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When staff said that it is no longer needed.',
      resolve: ({ withdrawnAt }) => withdrawnAt,
    }),
  }),
});

builder.objectField(CaseType, 'documentRequests', (t) =>
  t.field({
    type: [OwnRequestType],
    description: 'The documents that the person is asked for beside the form, oldest first.',
    resolve: (own, _args, visit) => listOwnRequests(memberContext(visit), own),
  }),
);

builder.objectField(StaffCaseType, 'documentRequests', (t) =>
  t.field({
    type: [StaffRequestType],
    description: 'Everything that staff requested beside the form, oldest first.',
    resolve: (about, _args, visit) => listStaffRequests(memberContext(visit), about),
  }),
);

const RequestDocumentInput = builder.inputType('RequestDocumentInput', {
  fields: (t) => ({
    caseId: t.id(),
    name: t.string(),
    words: t.string({ required: false }),
    dueOn: t.string({ description: 'As YYYY-MM-DD.' }),
    key: t.id({ required: false, description: 'Repeating the same key asks for nothing again.' }),
  }),
});

const request = z.object({
  caseId: z.uuid(),
  name: z
    .string()
    .overwrite(visibleText)
    .min(1, 'Enter the name of the document')
    .max(mostNameCharacters, 'A name can have up to 80 characters'),
  words: z
    .string()
    .overwrite(visibleText)
    .max(mostRequestWords, 'You can write up to 600 characters')
    .nullish()
    .transform((text) => text ?? ''),
  dueOn: z.iso.date('Choose a day'),
  key: optionalKey,
});

builder.mutationField('requestDocument', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('workCases'),
    description: 'Asks the applicant for a document; they are told by mail and on their pages.',
    args: { input: t.arg({ type: RequestDocumentInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        await requestDocument(memberContext(visit), parseInput(request, input));
      }),
  }),
);

const WithdrawDocumentRequestInput = builder.inputType('WithdrawDocumentRequestInput', {
  fields: (t) => ({ id: t.id() }),
});

builder.mutationField('withdrawDocumentRequest', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('workCases'),
    args: { input: t.arg({ type: WithdrawDocumentRequestInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(() => withdrawDocumentRequest(memberContext(visit), toRecordId(input.id))),
  }),
);

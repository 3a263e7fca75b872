import { applicants } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { toPayload } from '../../../platform/graphql/payload.ts';
import { toRecordId } from '../../../platform/graphql/record-id.ts';
import { CaseType } from '../../cases/index.ts';
import { DocumentsPayload, DocumentType } from '../../documents/index.ts';
import { listAdditionalDocuments } from './list-additional-documents.ts';
import { uploadCaseDocuments } from './upload-case-documents.ts';

builder.objectField(CaseType, 'additionalDocuments', (t) =>
  t.field({
    type: [DocumentType],
    description: 'Those that the person added after submitting, oldest first.',
    resolve: (own, _args, visit) => listAdditionalDocuments(memberContext(visit), own),
  }),
);

const UploadCaseDocumentInput = builder.inputType('UploadCaseDocumentInput', {
  fields: (t) => ({
    caseId: t.id(),
    files: t.field({ type: ['Upload'] }),
    requestId: t.id({ required: false, description: 'The request that they answer.' }),
  }),
});

builder.mutationField('uploadCaseDocument', (t) =>
  t.field({
    type: DocumentsPayload,
    access: applicants,
    description: "Adds documents to the person's own case, while it is open.",
    args: { input: t.arg({ type: UploadCaseDocumentInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => ({
        documents: await uploadCaseDocuments(
          memberContext(visit),
          toRecordId(input.caseId),
          input.files,
          input.requestId === null || input.requestId === undefined ? undefined : toRecordId(input.requestId),
        ),
      })),
  }),
);

import { z } from 'zod';
import { signedIn, staffWith } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { GraphqlVisit } from '../../platform/graphql/graphql-visit.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { toRecordId } from '../../platform/graphql/record-id.ts';
import { definePayload, MetadataPayload, toPayload } from '../../platform/graphql/payload.ts';
import {
  accuracies,
  countShownPages,
  type Document,
  documentStates,
  isOpenable,
  type DocumentUploader,
  type PredictionFeedback,
} from './document.ts';
import { type FileVariant, toFilePath } from './file-address.ts';
import { findPrediction, type ShownPrediction } from './find-prediction.ts';
import { listDocuments } from './list-documents.ts';
import { pinDocument } from './pin-document.ts';
import { removeDocument } from './remove-document.ts';
import { saveDocumentFeedback } from './save-document-feedback.ts';
import { uploadDocuments } from './upload-documents.ts';

const DocumentStateEnum = builder.enumType('DocumentState', { values: documentStates });
const AccuracyEnum = builder.enumType('PredictionAccuracy', { values: accuracies });

const UploaderType = builder.objectRef<DocumentUploader>('DocumentUploader').implement({
  fields: (t) => ({
    id: t.exposeID('id', { nullable: true }),
    name: t.exposeString('name'),
  }),
});

const FeedbackType = builder.objectRef<PredictionFeedback>('PredictionFeedback').implement({
  fields: (t) => ({
    accurate: t.field({ type: AccuracyEnum, resolve: ({ accurate }) => accurate }),
    preferredLabel: t.exposeString('preferredLabel', { nullable: true }),
  }),
});

const PredictionType = builder.objectRef<ShownPrediction>('DocumentPrediction').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    probability: t.exposeFloat('probability'),
    isSuggestion: t.exposeBoolean('isSuggestion', {
      description: 'Whether it is likely enough to be shown.',
    }),
    isFeedbackWanted: t.exposeBoolean('isFeedbackWanted'),
    feedback: t.field({ type: FeedbackType, nullable: true, resolve: ({ feedback }) => feedback }),
  }),
});

const SummaryType = builder.objectRef<Document>('DocumentSummary').implement({
  fields: (t) => ({
    prediction: t.field({
      type: PredictionType,
      nullable: true,
      resolve: (document, _args, visit) => findPrediction(memberContext(visit), document),
    }),
  }),
});

export const DocumentType = builder.objectRef<Document>('Document').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    filename: t.exposeString('filename'),
    mimetype: t.exposeString('mimetype'),
    sizeBytes: t.exposeInt('sizeBytes'),
    state: t.field({ type: DocumentStateEnum, resolve: ({ state }) => state }),
    previewUrl: t.string({
      nullable: true,
      description:
        'A picture of it for the next five minutes, for this person alone; null while there is none.',
      resolve: (document, _args, visit) => toUrl(visit, document, 'preview'),
    }),
    pageCount: t.exposeInt('pageCount', { description: 'How many pages it has; 1 for what has none.' }),
    shownPageCount: t.int({
      description:
        'How many of its pages staff can look at: the preview is the first one, and `?page=2` behind its link the second.',
      resolve: ({ pageCount }) => countShownPages(pageCount),
    }),
    downloadUrl: t.string({
      nullable: true,
      description:
        'The file itself for the next five minutes, for this person alone; null until it is scanned.',
      resolve: (document, _args, visit) => toUrl(visit, document, 'original'),
    }),
    uploader: t.field({ type: UploaderType, nullable: true, resolve: ({ uploader }) => uploader }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    permanent: t.exposeBoolean('permanent'),
    submitted: t.exposeBoolean('isSubmitted', {
      description: 'Whether something that was submitted names it; then nobody can remove it.',
    }),
    scanNote: t.string({
      nullable: true,
      description: 'What people should know before they open it; the same for everyone who may see it.',
      resolve: ({ state }) => (state === 'unscanned' ? 'Not scanned for malware' : null),
    }),
    pinned: t.exposeBoolean('pinned'),
    summary: t.field({ type: SummaryType, resolve: (document) => document }),
  }),
});

function toUrl(visit: GraphqlVisit, document: Document, variant: FileVariant): string | null {
  const { actor } = visit;
  if (!isOpenable(document.state, visit.ports.scanner) || !('userId' in actor)) return null;
  if (variant === 'preview' && !document.hasPreview) return null;
  const { partnerId, userId } = actor;
  return toFilePath(visit.keys, { partnerId, userId, documentId: document.id, variant }, visit.now());
}

const DocumentConnection = builder.objectRef<readonly Document[]>('DocumentConnection').implement({
  fields: (t) => ({ nodes: t.field({ type: [DocumentType], resolve: (documents) => [...documents] }) }),
});

builder.queryField('documents', (t) =>
  t.field({
    type: DocumentConnection,
    access: signedIn,
    description: 'The documents among these ids that the person may see.',
    args: { ids: t.arg.idList() },
    resolve: (_root, { ids }, visit) => listDocuments(memberContext(visit), ids.slice(0, 500)),
  }),
);

const UploadRulesType = builder.objectRef<{ readonly scansForMalware: boolean }>('UploadRules').implement({
  fields: (t) => ({ scansForMalware: t.exposeBoolean('scansForMalware') }),
});

builder.queryField('uploadRules', (t) =>
  t.field({
    type: UploadRulesType,
    access: staffWith('changeSettings'),
    description: 'How uploads are treated here; an installation without a scanner must know it.',
    resolve: (_root, _args, visit) => ({ scansForMalware: visit.ports.scanner.isConnected }),
  }),
);

export const DocumentsPayload = definePayload<{ documents: Document[] }>('DocumentsPayload', (t) => ({
  documents: t.field({ type: [DocumentType], nullable: true, resolve: ({ documents }) => documents ?? null }),
}));

const UploadDocumentsInput = builder.inputType('UploadDocumentsInput', {
  fields: (t) => ({ files: t.field({ type: ['Upload'] }) }),
});

builder.mutationField('uploadDocuments', (t) =>
  t.field({
    type: DocumentsPayload,
    access: signedIn,
    args: { input: t.arg({ type: UploadDocumentsInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => ({ documents: await uploadDocuments(memberContext(visit), input.files) })),
  }),
);

const DocumentPayload = definePayload<{ document: Document }>('DocumentPayload', (t) => ({
  document: t.field({ type: DocumentType, nullable: true, resolve: ({ document }) => document ?? null }),
}));

const PinDocumentInput = builder.inputType('PinDocumentInput', {
  fields: (t) => ({ id: t.id(), pinned: t.boolean() }),
});

builder.mutationField('pinDocument', (t) =>
  t.field({
    type: DocumentPayload,
    access: signedIn,
    args: { input: t.arg({ type: PinDocumentInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => ({
        document: await pinDocument(memberContext(visit), toRecordId(input.id), input.pinned),
      })),
  }),
);

const RemoveDocumentInput = builder.inputType('RemoveDocumentInput', { fields: (t) => ({ id: t.id() }) });

builder.mutationField('removeDocument', (t) =>
  t.field({
    type: MetadataPayload,
    access: signedIn,
    args: { input: t.arg({ type: RemoveDocumentInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => removeDocument(memberContext(visit), toRecordId(input.id))),
  }),
);

const SaveDocumentFeedbackInput = builder.inputType('SaveDocumentFeedbackInput', {
  fields: (t) => ({
    id: t.id(),
    accurate: t.field({ type: AccuracyEnum }),
    preferredLabel: t.string({ required: false }),
  }),
});

builder.mutationField('saveDocumentFeedback', (t) =>
  t.field({
    type: MetadataPayload,
    access: signedIn,
    args: { input: t.arg({ type: SaveDocumentFeedbackInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () =>
        saveDocumentFeedback(memberContext(visit), toRecordId(input.id), {
          accurate: input.accurate,
          preferredLabel: parseInput(label, input.preferredLabel),
        }),
      ),
  }),
);

const label = z
  .string()
  .trim()
  .min(1, 'Enter a label')
  .max(100, 'Enter a shorter label')
  .nullish()
  .transform((value) => value ?? null);

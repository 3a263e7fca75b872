export { AnswerList, type AnswerListProps } from './answer-list.tsx';
export { dropBlankEntries } from './controls/complex/drop-blank-entries.ts';
export { findCopySource } from './controls/address/find-copy-source.ts';
export { loadControls } from './controls/late-controls.ts';
export { DocumentList } from './controls/documents/document-list.tsx';
export { UploadRow } from './controls/documents/upload-row.tsx';
export type { FileOnItsWay } from './controls/documents/upload.ts';
export { uploadsOf, type FailedUpload } from './controls/documents/upload-store.ts';
export { listDocumentIds } from './controls/documents/list-document-ids.ts';
export { FieldInput } from './field-input.tsx';
export { toFieldId, toUploadId } from './field-id.ts';
export { toNamedMessage } from './named-message.ts';
export {
  FormProvider,
  UploadRefused,
  type AddressQuery,
  type DocumentDoor,
  type FindAddresses,
  type FormSurroundings,
  type UploadedDocument,
  type UploadOptions,
} from './form-context.tsx';
export type { FormLock } from './lock/form-lock.ts';
export { createFormStore, type FormStore } from './form-store.ts';

export { AnswerList, type AnswerListProps } from './answer-list.tsx';
export { DocumentList } from './controls/documents/document-list.tsx';
export { FieldInput } from './field-input.tsx';
export { toFieldId } from './field-id.ts';
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
export { createFormStore, type FormStore } from './form-store.ts';

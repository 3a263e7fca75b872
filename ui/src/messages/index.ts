export { MessageForm, type MessageFormProps } from './message-form.tsx';
export { MessageDocuments } from './message-documents.tsx';
export type { UploadFile } from './use-attached-files.ts';
export { sayMessageFailure } from './say-message-failure.ts';

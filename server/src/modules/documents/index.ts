export { discardDocument } from './discard-document.job.ts';
export { type Document } from './document.ts';
export { DocumentType } from './document.graphql.ts';
export { listDocuments } from './list-documents.ts';
export { keepSubmitted, listDocumentsOf } from './document-store.ts';
export { listKeptDocuments } from './list-kept-documents.ts';
export { openFile } from './open-file.ts';
export { processDocument } from './process-document.job.ts';
export { resumeDocuments } from './resume-documents.job.ts';

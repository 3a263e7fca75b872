export { discardDocument } from './discard-document.job.ts';
export { listDocumentsOf } from './document-store.ts';
export { openFile } from './open-file.ts';
export { processDocument } from './process-document.job.ts';
export { resumeDocuments } from './resume-documents.job.ts';

export { DocumentList } from '@handrail/ui/form-renderer';
export { UploadRows } from './upload-rows.tsx';

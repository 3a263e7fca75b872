export { DocumentList } from '@handrail/ui/form-renderer';
export { CaseFiles } from './case-files.tsx';

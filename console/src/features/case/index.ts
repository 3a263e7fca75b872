export type { CaseView } from './use-case.ts';

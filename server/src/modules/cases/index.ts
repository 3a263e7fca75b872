export { type CaseStatus, isEditable, isInReview } from './case-status.ts';
export { findCase, joinedCaseColumns, lockCase, toJoinedCase } from './case-store.ts';
export { CaseType } from './case.graphql.ts';
export type { Case } from './case.ts';
export { moveCase } from './move-case.ts';
export { openCase } from './open-case.ts';

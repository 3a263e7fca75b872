export { findCase, joinedCaseColumns, lockCase, toJoinedCase } from './case-store.ts';
export { CaseStatusEnum, CaseType } from './case.graphql.ts';
export type { Case } from './case.ts';
export { moveCase } from './move-case.ts';
export { openCase } from './open-case.ts';
export { findLastMove } from './workflow-event-store.ts';

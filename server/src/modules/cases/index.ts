export {
  findCase,
  joinedCaseColumns,
  keepInactivityWarning,
  listCasesOfParty,
  listStandings,
  lockCase,
  toJoinedCase,
  updateAssignee,
  updateRequestedAmount,
  updateWaitlisted,
} from './case-store.ts';
export { caseFields, CaseStatusEnum, CaseSummaryType, CaseType } from './case.graphql.ts';
export type { Case, OwnCase } from './case.ts';
export { findDueDay, keepDueDay, moveDueDay, noDueDay } from './due-day-store.ts';
export { moveCase } from './move-case.ts';
export { openCase } from './open-case.ts';
export { recordPaymentsSent } from './record-payments-sent.ts';
export type { WorkflowAction } from './workflow-action.ts';
export { findLastMove, insertWorkflowEvent, listDoneBy, listWorkflowEvents } from './workflow-event-store.ts';
export { WorkflowEventType } from './workflow-event.graphql.ts';
export type { WorkflowEvent } from './workflow-event.ts';

import { caseActionNames, type CaseActionName } from '@handrail/engine/cases';

/** What staff do to a case without moving it, which its applicant is not told. */
const internalActions = ['assignCase', 'resolveDuplicate', 'recommendAmount', 'referApplicant'] as const;

/** What is done to a case without moving it. */
const otherActions = [
  'openCase',
  'addDocument',
  'requestDocument',
  'withdrawDocumentRequest',
  'putOnWaitingList',
  'takeOffWaitingList',
  ...internalActions,
] as const;

/** Everything that the activity of a case can tell. */
export type WorkflowAction = CaseActionName | (typeof otherActions)[number];

export const workflowActions: readonly WorkflowAction[] = [...otherActions, ...caseActionNames];

export function isInternal(action: WorkflowAction): action is (typeof internalActions)[number] {
  return (internalActions as readonly WorkflowAction[]).includes(action);
}

/** Whether it is one of the table of case actions. */
export function isMove(action: WorkflowAction): action is CaseActionName {
  return (caseActionNames as readonly WorkflowAction[]).includes(action);
}

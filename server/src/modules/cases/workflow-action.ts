import { caseActionNames, type CaseActionName } from '@handrail/engine/cases';

/** What is done to a case without moving it. */
const otherActions = ['openCase', 'assignCase', 'addDocument'] as const;

/** Everything that the activity of a case can tell. */
export type WorkflowAction = CaseActionName | (typeof otherActions)[number];

export const workflowActions: readonly WorkflowAction[] = [...otherActions, ...caseActionNames];

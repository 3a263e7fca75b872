import { caseActionNames, type CaseActionName } from '@handrail/engine/cases';

/** Everything that the activity of a case can tell. */
export type WorkflowAction = CaseActionName | 'openCase' | 'addDocument';

export const workflowActions: readonly WorkflowAction[] = ['openCase', 'addDocument', ...caseActionNames];

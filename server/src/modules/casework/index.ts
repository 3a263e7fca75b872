export { performCaseAction, type CaseActionRequest } from './perform-case-action.ts';
export { submitApplication } from './submit-application.ts';

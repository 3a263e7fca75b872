export { createApplication } from './create-application.ts';
export { remindUnfinished } from './remind-unfinished.job.ts';
export { submitApplication } from './submit-application.ts';
export { updateApplication } from './update-application.ts';

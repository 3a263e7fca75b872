export { remindUnfinished } from './remind-unfinished.job.ts';

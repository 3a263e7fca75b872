export { reconcileBooks } from './reconcile-books.job.ts';

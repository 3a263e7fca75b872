export { pendingSecrets, withdrawPendingSecrets } from './pending-secret-store.ts';

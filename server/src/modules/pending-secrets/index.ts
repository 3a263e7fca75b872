export { pendingSecrets, type SecretOwner, withdrawPendingSecrets } from './pending-secret-store.ts';

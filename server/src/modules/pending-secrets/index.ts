export { pendingSecrets, type SecretOwner, withdrawPendingSecrets } from './pending-secrets.ts';

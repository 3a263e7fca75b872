export { PasskeySetup } from './enrolment/passkey-setup.tsx';
export { RecoveryCodes } from './enrolment/recovery-codes.tsx';
export { TotpSetup } from './enrolment/totp-setup.tsx';
export { useHasPasskeys } from './enrolment/use-has-passkeys.ts';
export { IdleGuard } from './idle-guard.tsx';

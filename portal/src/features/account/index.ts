export { LogOutButton } from './log-out-button.tsx';
export { needsConfirmation } from './profile/needs-confirmation.ts';
export { ProfileDialog } from './profile/profile-dialog.tsx';

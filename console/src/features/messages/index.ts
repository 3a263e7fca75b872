export { CaseMessages } from './case-messages.tsx';

export { IssueFundsButton } from './issue/issue-funds-button.tsx';

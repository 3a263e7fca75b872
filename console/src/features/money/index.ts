export { CaseMoneySection } from './case-money/case-money-section.tsx';
export { IssueFundsButton } from './issue/issue-funds-button.tsx';

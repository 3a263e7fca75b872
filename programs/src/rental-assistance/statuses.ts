import type { ProgramDefinition } from '@handrail/engine';

type StatusOverrides = NonNullable<NonNullable<ProgramDefinition['overrides']>['statuses']>;

export const statuses: StatusOverrides = [
  {
    status: 'Application',
    label: 'Not started',
    message: 'Apply for help with your rent and utility bills.',
  },
  {
    status: 'InReview',
    label: 'In review',
    message:
      'We are reviewing your application. We will email you our decision. You do not need to do anything.',
  },
  {
    status: 'Approved',
    label: 'Approved',
    message: 'Amount approved: {{approvedAmount}}. We will email you about how we will pay it.',
  },
  {
    status: 'Denied',
    label: 'Not approved',
    message:
      'We could not approve your application. We sent you an email that explains why. You may apply again three months after our decision.',
  },
];

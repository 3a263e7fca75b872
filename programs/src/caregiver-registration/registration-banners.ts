import type { ProgramDefinition } from '@handrail/engine';

type StatusOverrides = NonNullable<NonNullable<ProgramDefinition['overrides']>['statuses']>;

/** What a registration is said to be at each turn; a submitted one counts as registered. */
export const registrationBanners: StatusOverrides = [
  {
    status: 'Application',
    label: 'Not started',
    message: 'You have not started your registration. Start a new application to register.',
    action: 'Start New Application',
  },
  {
    status: 'InProgress',
    label: 'In progress',
    message: 'You have started your registration. Please finish and submit it.',
    action: 'Continue Registration',
  },
  {
    status: 'Incomplete',
    label: 'Continue Registration',
    message: 'We need more information from you. Open your registration to see what is missing.',
    action: 'Continue Registration',
  },
  {
    status: 'AwaitingReview',
    label: 'Status: Registered',
    message: 'Thank you for registering. You can now apply for incentive payments.',
  },
  {
    status: 'InReview',
    label: 'In review',
    message:
      'We are reviewing your application. We will email you our decision. You do not need to do anything now.',
  },
  {
    status: 'Approved',
    label: 'Status: Registered',
    message: 'You are registered. You can now apply for incentive payments.',
  },
  {
    status: 'Denied',
    label: 'Not registered',
    message: 'Your registration was not approved. Please check the email we sent you.',
  },
];

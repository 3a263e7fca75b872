import type { ProgramDefinition } from '@handrail/engine';

type StatusOverrides = NonNullable<NonNullable<ProgramDefinition['overrides']>['statuses']>;

/** What a registration is said to be at each turn; a submitted one counts as registered. */
export const registrationBanners: StatusOverrides = [
  {
    status: 'Application',
    label: 'Not started',
    message: 'Your registration is not started. Start a new application to register.',
    action: 'Start New Application',
  },
  {
    status: 'InProgress',
    label: 'In progress',
    message: 'You have started your registration. Finish it and submit it.',
    action: 'Continue Registration',
  },
  {
    status: 'Incomplete',
    label: 'Continue Registration',
    message: 'We need something more from you. Open your registration to see what.',
    action: 'Continue Registration',
  },
  {
    status: 'AwaitingReview',
    label: 'Status: Registered',
    message: 'Thank you for registering. Now you can apply for incentive payments.',
  },
  {
    status: 'InReview',
    label: 'In review',
    message:
      'Your application is being reviewed. We will send you our decision by email. You do not need to do anything now.',
  },
  {
    status: 'Approved',
    label: 'Status: Registered',
    message: 'You are registered. Now you can apply for incentive payments.',
  },
  {
    status: 'Denied',
    label: 'Not registered',
    message: 'Your registration is not approved. Please check the email that we sent you.',
  },
];

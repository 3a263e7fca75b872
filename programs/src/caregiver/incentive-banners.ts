import type { ProgramDefinition } from '@handrail/engine';

type StatusOverrides = NonNullable<NonNullable<ProgramDefinition['overrides']>['statuses']>;

/** What a claim is said to be at each turn. */
export const incentiveBanners: StatusOverrides = [
  {
    status: 'Application',
    label: 'Not started',
    message: 'Your application is not started. Start a new application to claim an incentive payment.',
    action: 'Start New Application',
    referralMessage: 'You are registered. Now you can claim an incentive payment.',
  },
  {
    status: 'InProgress',
    label: 'In progress',
    message: 'You have started your application. Finish it and submit it.',
    action: 'Continue Application',
  },
  {
    status: 'Incomplete',
    label: 'More needed',
    message: 'We need something more from you. Open your application to see what.',
    action: 'Continue Application',
  },
  {
    status: 'AwaitingReview',
    label: 'Submitted',
    message: 'Thank you for submitting your application. We review applications in the order received.',
  },
  {
    status: 'InReview',
    label: 'In review',
    message:
      'Your application is being reviewed. We will send you our decision by email. You do not need to do anything now.',
  },
  {
    status: 'Approved',
    label: 'Approved',
    message: 'Your application is approved. We will tell you when your payment is processed.',
  },
  {
    status: 'Denied',
    label: 'Not approved',
    message: 'Your application is not approved. Please check the email that we sent you.',
  },
];

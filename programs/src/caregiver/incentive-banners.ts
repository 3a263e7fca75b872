import type { ProgramDefinition } from '@handrail/engine';

type StatusOverrides = NonNullable<NonNullable<ProgramDefinition['overrides']>['statuses']>;

/** What a claim is said to be at each turn. */
export const incentiveBanners: StatusOverrides = [
  {
    status: 'Application',
    label: 'Not started',
    message: 'You have not started your application. Start a new application to claim an incentive payment.',
    action: 'Start New Application',
    referralMessage: 'You are registered. You can now claim an incentive payment.',
  },
  {
    status: 'InProgress',
    label: 'In progress',
    message: 'You have started your application. Please finish and submit it.',
    action: 'Continue Application',
  },
  {
    status: 'Incomplete',
    label: 'More information needed',
    message: 'We need more information from you. Open your application to see what is missing.',
    action: 'Continue Application',
  },
  {
    status: 'AwaitingReview',
    label: 'Submitted',
    message:
      'Thank you for submitting your application. We review applications in the order we receive them.',
  },
  {
    status: 'InReview',
    label: 'In review',
    message:
      'We are reviewing your application. We will email you our decision. You do not need to do anything now.',
  },
  {
    status: 'Approved',
    label: 'Approved',
    message: 'Your application was approved. We will let you know when your payment is processed.',
  },
  {
    status: 'Denied',
    label: 'Not approved',
    message: 'Your application was not approved. Please check the email we sent you.',
  },
];

import type { ProgramDefinition } from '@handrail/engine';

type StatusOverrides = NonNullable<NonNullable<ProgramDefinition['overrides']>['statuses']>;

/** What the portal says of an application to a program that people are referred to. */
export const referredProgramStatuses: StatusOverrides = [
  {
    status: 'Application',
    label: 'Not Started',
    message: 'You have not started this application yet.',
    referralMessage: 'You have been referred to this program.',
  },
  {
    status: 'InProgress',
    label: 'In Progress',
    message: 'You have started this application. Please finish and submit it.',
  },
  {
    status: 'AwaitingReview',
    label: 'Awaiting Review',
    message: 'Thank you for your application. We will review it and email you.',
  },
];

import type { Say } from '../../app/use-text.ts';
import type { Program } from '../program/list-programs.ts';
import type { DisplayStatus } from './display-status.ts';

export interface StatusWords {
  readonly label: string;
  readonly message: string;
}

/** What a status is called and what it means, in the program's own words where it has some (P395-P400). */
export function sayStatus(
  say: Say,
  status: DisplayStatus,
  program: Pick<Program, 'statusOverrides'>,
): StatusWords {
  const own = program.statusOverrides.find((override) => override.status === status);
  const common = sayCommonly(say, status);
  return { label: own?.label ?? common.label, message: own?.message ?? common.message };
}

function sayCommonly(say: Say, status: DisplayStatus): StatusWords {
  switch (status) {
    case 'Application':
      return {
        label: say('status.application', 'Open'),
        message: say(
          'status.application.text',
          'You have not applied to this program yet. You can start now.',
        ),
      };
    case 'InProgress':
      return {
        label: say('status.in-progress', 'In Progress'),
        message: say(
          'status.in-progress.text',
          'You have started this application. Finish it and hand it in.',
        ),
      };
    case 'Incomplete':
      return {
        label: say('status.incomplete', 'Incomplete'),
        message: say(
          'status.incomplete.text',
          'We need something more from you. Open your application to see what.',
        ),
      };
    case 'AwaitingReview':
      return {
        label: say('status.awaiting-review', 'Awaiting Review'),
        message: say(
          'status.awaiting-review.text',
          'We have your application. A case worker will look at it soon.',
        ),
      };
    case 'InReview':
      return {
        label: say('status.in-review', 'In Review'),
        message: say('status.in-review.text', 'A case worker is looking at your application.'),
      };
    case 'Approved':
      return {
        label: say('status.approved', 'Approved'),
        message: say(
          'status.approved.text',
          'Your application was approved. We will tell you about the payment.',
        ),
      };
    case 'Denied':
      return {
        label: say('status.denied', 'Denied'),
        message: say(
          'status.denied.text',
          'Your application was not approved. Write to us if you have questions.',
        ),
      };
    case 'WithdrawnOpen':
      return {
        label: say('status.withdrawn', 'Withdrawn'),
        message: say(
          'status.withdrawn-open.text',
          'Your application was withdrawn because nothing happened for a while. You can resume it and submit it.',
        ),
      };
    case 'WithdrawnClosed':
      return {
        label: say('status.withdrawn', 'Withdrawn'),
        message: say(
          'status.withdrawn-closed.text',
          'Your application was withdrawn and the program is closed. Please contact your case manager.',
        ),
      };
    case 'Unknown':
      return {
        label: say('status.unknown', 'N/A'),
        message: say('status.unknown.text', 'There was an error retrieving the status of your application.'),
      };
  }
}

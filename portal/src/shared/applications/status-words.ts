import { type CopyValues, type DisplayStatus, renderCopy } from '@handrail/engine';
import { useText, type Say } from '../context/use-text.ts';
import { aboutParty, type PartyWords } from '../parties/about-party.ts';
import type { Program } from '../programs/list-programs.ts';
import { useCopySources } from '../programs/use-copy.ts';

export interface StatusWords {
  readonly label: string;
  readonly message: string;
  /** Whether the message is the program's own. */
  readonly isOwnMessage: boolean;
  /** What the button says, where the program has its own words for it. */
  readonly action?: string;
  readonly referralMessage?: string;
}

type SayStatus = (
  status: DisplayStatus,
  program: Pick<Program, 'name' | 'maxFundingAmount' | 'statusOverrides'>,
  party?: PartyWords,
) => StatusWords;

/** Says a status of any program of this portal. */
export function useStatusWords(): SayStatus {
  const say = useText();
  const valuesOf = useCopySources();
  return (status, program, party) => sayStatus(say, status, program, valuesOf(program, party), party);
}

/** What a status is called and what it means, in the program's own words where it has some (P395-P400). */
export function sayStatus(
  say: Say,
  status: DisplayStatus,
  { statusOverrides }: Pick<Program, 'statusOverrides'>,
  values: CopyValues,
  party?: PartyWords,
): StatusWords {
  const { label, message, action, referralMessage } =
    statusOverrides.find((override) => override.status === status) ?? {};
  const common = sayCommonly(say, status);
  const told = aboutParty(party, common.message, (client) => sayOfClient(say, status, client));
  return {
    label: label === undefined ? common.label : renderCopy(label, values),
    message: message === undefined ? told : renderCopy(message, values),
    isOwnMessage: message !== undefined,
    ...(action !== undefined && { action: renderCopy(action, values) }),
    ...(referralMessage !== undefined && { referralMessage: renderCopy(referralMessage, values) }),
  };
}

function sayCommonly(say: Say, status: DisplayStatus): Pick<StatusWords, 'label' | 'message'> {
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
          'You have started this application. Please finish and submit it.',
        ),
      };
    case 'Incomplete':
      return {
        label: say('status.incomplete', 'Incomplete'),
        message: say(
          'status.incomplete.text',
          'We need more information from you. Open your application to see what is missing.',
        ),
      };
    case 'AwaitingReview':
      return {
        label: say('status.awaiting-review', 'Awaiting Review'),
        message: say(
          'status.awaiting-review.text',
          'We received your application. A case worker will review it soon.',
        ),
      };
    case 'InReview':
      return {
        label: say('status.in-review', 'In Review'),
        message: say('status.in-review.text', 'A case worker is reviewing your application.'),
      };
    case 'Approved':
      return {
        label: say('status.approved', 'Approved'),
        message: say(
          'status.approved.text',
          'Your application was approved. We will email you about the payment.',
        ),
      };
    case 'Denied':
      return {
        label: say('status.denied', 'Denied'),
        message: say(
          'status.denied.text',
          'Your application was not approved. Contact us if you have questions.',
        ),
      };
    case 'WithdrawnOpen':
      return {
        label: say('status.withdrawn', 'Withdrawn'),
        message: say(
          'status.withdrawn-open.text',
          'Your application was withdrawn because there was no activity for a while. You can still resume and submit it.',
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

/** The same to an advocate, of the client. */
function sayOfClient(say: Say, status: DisplayStatus, client: string): string {
  switch (status) {
    case 'Application':
      return say('status.application.client', 'You can start an application for {client} now.', { client });
    case 'InProgress':
      return say(
        'status.in-progress.client',
        'You have started an application for {client}. Please finish and submit it.',
        { client },
      );
    case 'Incomplete':
      return say(
        'status.incomplete.client',
        'We need more information about {client}. Open the application to see what is missing.',
        { client },
      );
    case 'AwaitingReview':
      return say(
        'status.awaiting-review.client',
        'We received the application for {client}. A case worker will review it soon.',
        { client },
      );
    case 'InReview':
      return say('status.in-review.client', 'A case worker is reviewing the application for {client}.', {
        client,
      });
    case 'Approved':
      return say(
        'status.approved.client',
        'The application for {client} was approved. We will email you about the payment.',
        { client },
      );
    case 'Denied':
      return say(
        'status.denied.client',
        'The application for {client} was not approved. Contact us if you have questions.',
        { client },
      );
    case 'WithdrawnOpen':
      return say(
        'status.withdrawn-open.client',
        'The application for {client} was withdrawn because there was no activity for a while. You can still resume and submit it.',
        { client },
      );
    case 'WithdrawnClosed':
      return say(
        'status.withdrawn-closed.client',
        'The application for {client} was withdrawn and the program is closed. Please contact your case manager.',
        { client },
      );
    case 'Unknown':
      return say(
        'status.unknown.client',
        'There was an error retrieving the status of the application for {client}.',
        { client },
      );
  }
}

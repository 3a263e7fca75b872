import type { Say } from '../../shared/context/use-text.ts';
import { aboutParty } from '../../shared/parties/about-party.ts';
import type { CaseView, WorkflowEvent } from './case-query.ts';

/** How a case came to be withdrawn, and whether that is final; undefined where the common words say it. */
export function sayWithdrawal(say: Say, found: CaseView): string | undefined {
  const how = found.workflowEvents.find(({ newValue }) => newValue === 'Withdrawn')?.action;
  const canResume = found.possibleActions.includes('resumeApplication');
  // The common words speak of inactivity and of resuming.
  if (canResume && how !== 'withdrawApplication' && how !== 'withdrawForApplicant') return undefined;
  const end = canResume
    ? say('case.withdrawn.resume', 'Everything you filled in was kept. You can resume it.')
    : say('case.withdrawn.final', 'We will not look at it any further.');
  return `${sayHow(say, found, how)} ${end}`;
}

function sayHow(say: Say, { party }: CaseView, how: WorkflowEvent['action'] | undefined): string {
  if (how === 'withdrawApplication') {
    return aboutParty(party, say('case.withdrawn.by-you', 'You withdrew this application.'), (client) =>
      say('case.withdrawn.by-you.client', 'You withdrew the application for {client}.', { client }),
    );
  }
  if (how === 'withdrawForApplicant') return say('case.withdrawn.by-us', 'We withdrew this application.');
  return how === 'withdrawInactive'
    ? say(
        'case.withdrawn.inactive',
        'This application was withdrawn because there was no activity for a while.',
      )
    : say('case.withdrawn', 'This application was withdrawn.');
}

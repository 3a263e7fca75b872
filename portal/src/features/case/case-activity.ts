import type { IconName } from '@handrail/ui';
import type { Say } from '../../shared/context/use-text.ts';
import { toDisplayStatus } from '../../shared/applications/display-status.ts';
import { statusLooks } from '../../shared/applications/status-chip.tsx';
import type { useStatusWords } from '../../shared/applications/status-words.ts';
import { aboutParty, type PartyWords } from '../../shared/parties/about-party.ts';
import type { Program } from '../../shared/programs/list-programs.ts';
import type { CaseView, WorkflowEvent } from './case-query.ts';

export interface ActivityEntry {
  readonly id: string;
  readonly icon: IconName;
  readonly author: string;
  readonly words: string;
  /** The files of a message. */
  readonly documents?: CaseView['messages'][number]['documents'];
  readonly at: string;
}

type Status = CaseView['status'];

/** What happened and what was written, the newest first. */
export function listActivity(
  say: Say,
  { workflowEvents, messages, party }: CaseView,
  program: Program,
  sayStatus: ReturnType<typeof useStatusWords>,
): ActivityEntry[] {
  const events = listEvents(say, workflowEvents, party, program, sayStatus);
  const written = messages.map((message) => toEntry(say, message));
  // Events keep their order among each other: several can happen at one moment.
  const entries = events.flatMap((event) => {
    const count = written.findIndex(({ at }) => at < event.at);
    return [...written.splice(0, count < 0 ? written.length : count), event];
  });
  return [...entries, ...written];
}

/** Who wrote a message is named as they are known (P617, P618). */
function toEntry(
  say: Say,
  { id, content, authorName, createdAt, documents }: CaseView['messages'][number],
): ActivityEntry {
  const author = authorName ?? say('case.message.unknown', 'Unknown user');
  return { id, icon: 'mail', author, words: content, documents, at: createdAt };
}

/** What happened, in the applicant's words; a move that means nothing to them is left out. */
function listEvents(
  say: Say,
  events: readonly WorkflowEvent[],
  party: PartyWords,
  program: Program,
  sayStatus: ReturnType<typeof useStatusWords>,
): ActivityEntry[] {
  const labelOf = (status: string) => sayStatus(statusOf(status, program), program).label;
  return events.flatMap((event) => {
    const { id, createdAt: at, previousValue, newValue } = event;
    const author = sayAuthor(say, event);
    const done = sayAct(say, event, party) ?? sayAsked(say, event, party);
    if (done) return [{ id, icon: done.icon, author, words: done.words, at }];
    if (newValue === null || (previousValue !== null && labelOf(previousValue) === labelOf(newValue)))
      return [];
    const words = say('case.event.status', 'Status changed to {status}', { status: labelOf(newValue) });
    return [{ id, icon: statusLooks[statusOf(newValue, program)].icon, author, words, at }];
  });
}

/** Applicants are named, also where they are not known; whoever of the staff did something is not (P616-P618). */
function sayAuthor(say: Say, { action, user }: WorkflowEvent): string {
  if (user) return user.name ?? user.email;
  return action === 'submitApplication'
    ? say('case.message.unknown', 'Unknown user')
    : say('case.event.manager', '[Case manager]');
}

/** What the applicant did themselves. */
function sayAct(
  say: Say,
  { action, user, previousValue }: WorkflowEvent,
  party: PartyWords,
): Pick<ActivityEntry, 'icon' | 'words'> | undefined {
  if (!user) return undefined;
  const acts: Partial<Record<WorkflowEvent['action'], Pick<ActivityEntry, 'icon' | 'words'>>> = {
    openCase: {
      icon: 'pencil',
      words: aboutParty(party, say('case.event.started', 'You started your application'), (name) =>
        say('case.event.started-client', 'You started the application for {name}', { name }),
      ),
    },
    submitApplication: {
      icon: 'check-circle',
      words:
        previousValue === 'Incomplete'
          ? say('case.event.resubmitted', 'You submitted your changes')
          : aboutParty(party, say('case.event.submitted', 'You submitted your application'), (name) =>
              say('case.event.submitted-client', 'You submitted the application for {name}', { name }),
            ),
    },
    withdrawApplication: {
      icon: 'close',
      words: aboutParty(party, say('case.event.withdrawn', 'You withdrew your application'), (name) =>
        say('case.event.withdrawn-client', 'You withdrew the application for {name}', { name }),
      ),
    },
    addDocument: { icon: 'tray', words: say('case.event.document', 'You added a document') },
    resumeApplication: {
      icon: 'retry',
      words: aboutParty(party, say('case.event.resumed', 'You resumed your application'), (name) =>
        say('case.event.resumed-client', 'You resumed the application for {name}', { name }),
      ),
    },
  };
  // Everything else is told as the status that it led to.
  return acts[action];
}

/** What staff asked for without moving the case. */
function sayAsked(
  say: Say,
  { action }: WorkflowEvent,
  party: PartyWords,
): Pick<ActivityEntry, 'icon' | 'words'> | undefined {
  const acts: Partial<Record<WorkflowEvent['action'], Pick<ActivityEntry, 'icon' | 'words'>>> = {
    putOnWaitingList: {
      icon: 'calendar',
      words: aboutParty(
        party,
        say('case.event.waiting', 'We put your application on the waiting list'),
        (name) =>
          say('case.event.waiting-client', 'We put the application for {name} on the waiting list', { name }),
      ),
    },
    takeOffWaitingList: {
      icon: 'calendar',
      words: aboutParty(
        party,
        say('case.event.off-waiting', 'Your application is off the waiting list'),
        (name) =>
          say('case.event.off-waiting-client', 'The application for {name} is off the waiting list', {
            name,
          }),
      ),
    },
    requestDocument: { icon: 'tray', words: say('case.event.requested', 'We asked you for a document') },
    withdrawDocumentRequest: {
      icon: 'tray',
      words: say('case.event.not-needed', 'We no longer need a document that we asked for'),
    },
  };
  return acts[action];
}

/** A status of the past was one of something that had been submitted. */
function statusOf(status: string, program: Pick<Program, 'status'>) {
  return toDisplayStatus(
    {
      case: { status: status as Status },
      submittedAt: '-',
    },
    program,
  );
}

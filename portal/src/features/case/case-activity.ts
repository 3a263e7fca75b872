import type { IconName } from '@handrail/ui';
import type { Say } from '../../shared/context/use-text.ts';
import { toDisplayStatus } from '../../shared/applications/display-status.ts';
import { statusLooks } from '../../shared/applications/status-chip.tsx';
import type { useStatusWords } from '../../shared/applications/status-words.ts';
import type { Program } from '../../shared/programs/list-programs.ts';
import type { CaseView, WorkflowEvent } from './case-query.ts';

export interface ActivityEntry {
  readonly id: string;
  readonly icon: IconName;
  readonly words: string;
  readonly at: string;
}

type Status = CaseView['status'];

/** What happened, in the applicant's words; a move that means nothing to them is left out. */
export function listActivity(
  say: Say,
  events: readonly WorkflowEvent[],
  program: Program,
  sayStatus: ReturnType<typeof useStatusWords>,
): ActivityEntry[] {
  const labelOf = (status: string) => sayStatus(statusOf(status, program), program).label;
  return events.flatMap((event) => {
    const { id, createdAt: at, previousValue, newValue } = event;
    const done = sayAct(say, event);
    if (done) return [{ id, icon: done.icon, words: done.words, at }];
    if (newValue === null || (previousValue !== null && labelOf(previousValue) === labelOf(newValue)))
      return [];
    const words = say('case.event.status', 'Status changed to {status}', { status: labelOf(newValue) });
    return [{ id, icon: statusLooks[statusOf(newValue, program)].icon, words, at }];
  });
}

/** What the applicant did themselves. */
function sayAct(
  say: Say,
  { action, user }: WorkflowEvent,
): Pick<ActivityEntry, 'icon' | 'words'> | undefined {
  if (!user) return undefined;
  const acts: Partial<Record<WorkflowEvent['action'], Pick<ActivityEntry, 'icon' | 'words'>>> = {
    openCase: { icon: 'pencil', words: say('case.event.started', 'You started your application') },
    submitApplication: {
      icon: 'check-circle',
      words: say('case.event.submitted', 'You submitted your application'),
    },
    withdrawApplication: {
      icon: 'close',
      words: say('case.event.withdrawn', 'You withdrew your application'),
    },
    addDocument: { icon: 'tray', words: say('case.event.document', 'You added a document') },
    resumeApplication: { icon: 'retry', words: say('case.event.resumed', 'You resumed your application') },
  };
  // Everything else is told as the status that it led to.
  return acts[action];
}

/** A status of the past was one of something that had been submitted. */
function statusOf(status: string, program: Pick<Program, 'status'>) {
  return toDisplayStatus(
    {
      case: { id: '', status: status as Status, statusUpdatedAt: '', decisionReachedAt: null },
      submittedAt: '-',
    },
    program,
  );
}

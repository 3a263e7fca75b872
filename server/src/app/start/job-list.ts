import { remindUnfinished } from '../../modules/applications/index.ts';
import { discardDocument, processDocument, resumeDocuments } from '../../modules/documents/index.ts';
import { forgetUsedChallenges, mailPasswordReset, warnOfGuesses } from '../../modules/identity/index.ts';
import { deliverMail, forgetUndeliveredMails } from '../../modules/notifications/index.ts';
import { checkpointAudit } from '../../platform/audit/checkpoint-audit.job.ts';
import type { RunnableJob } from '../../platform/jobs/define-job.ts';
import type { Schedule } from '../../platform/jobs/define-schedule.ts';
import { forgetLimits } from '../../platform/limits/forget-limits.job.ts';

/** Every background job that something asks for. */
export const jobs: readonly RunnableJob[] = [
  mailPasswordReset,
  warnOfGuesses,
  deliverMail,
  processDocument,
  discardDocument,
];

/** Every background job that comes back by itself. */
export function listSchedules(checkpointsFile: string): readonly Schedule[] {
  return [
    resumeDocuments,
    remindUnfinished,
    forgetLimits,
    forgetUsedChallenges,
    forgetUndeliveredMails,
    checkpointAudit(checkpointsFile),
  ];
}

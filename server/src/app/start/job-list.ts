import { noteEarlierDocuments, remindUnfinished } from '../../modules/applications/index.ts';
import {
  applyBulkChange,
  noteEarlierMatches,
  withdrawInactive,
  writeSubmission,
} from '../../modules/casework/index.ts';
import { recallPaymentJob, reconcileClaims, watchUnclaimed } from '../../modules/claims/index.ts';
import { anchorJournalsHourly, watchLowBalances } from '../../modules/funds/index.ts';
import { discardDocument, processDocument, resumeDocuments } from '../../modules/documents/index.ts';
import { mailPasswordReset, warnOfGuesses } from '../../modules/identity/index.ts';
import { deliverMail, forgetUndeliveredMails } from '../../modules/notifications/index.ts';
import { applyCorrection, exchangeBankFiles, settleBatch } from '../../modules/payment-batches/index.ts';
import { applyPaymentSettings, authorizeDuePayments } from '../../modules/payments/index.ts';
import { reconcileBooks } from '../../modules/reconciliation/index.ts';
import { writeCopyB } from '../../modules/taxes/index.ts';
import { checkpointAudit } from '../../platform/audit/checkpoint-audit.job.ts';
import { extendAuditLog } from '../../platform/audit/extend-audit-log.job.ts';
import type { RunnableJob } from '../../platform/jobs/define-job.ts';
import type { Schedule } from '../../platform/jobs/define-schedule.ts';
import { sweepExpired } from '../sweeping/sweep-expired.job.ts';

/** Every background job that something asks for. */
export const jobs: readonly RunnableJob[] = [
  mailPasswordReset,
  warnOfGuesses,
  deliverMail,
  processDocument,
  discardDocument,
  writeSubmission,
  applyBulkChange,
  settleBatch,
  writeCopyB,
  applyCorrection,
  recallPaymentJob,
];

/** Every background job that comes back by itself. */
export function listSchedules(checkpointsFile: string): readonly Schedule[] {
  return [
    resumeDocuments,
    reconcileClaims,
    reconcileBooks,
    exchangeBankFiles,
    watchUnclaimed,
    remindUnfinished,
    withdrawInactive,
    authorizeDuePayments,
    applyPaymentSettings,
    watchLowBalances,
    noteEarlierDocuments,
    noteEarlierMatches,
    sweepExpired,
    forgetUndeliveredMails,
    anchorJournalsHourly,
    checkpointAudit(checkpointsFile),
    extendAuditLog,
  ];
}

import { type DisplayStatus, hasFeature } from '@handrail/engine';
import { isEditable } from '@handrail/engine/cases';
import type { Program } from '../programs/list-programs.ts';
import { findLastInitiation } from '../payments/own-payments.ts';
import type { OwnApplication } from './applications-query.ts';

interface Standing {
  readonly submittedAt: string | null;
  readonly case: Pick<OwnApplication['case'], 'status'>;
}

/** How an application stands, as its applicant is told; without one there is still one to make (P384-P394). */
export function toDisplayStatus(
  application: Standing | undefined,
  program: Pick<Program, 'status'>,
): DisplayStatus {
  if (!application) return 'Application';
  const { submittedAt, case: standing } = application;
  switch (standing.status) {
    case 'InProgress':
      return 'InProgress';
    case 'Incomplete':
      return submittedAt === null ? 'InProgress' : 'Incomplete';
    case 'ReadyForReview':
      return 'AwaitingReview';
    case 'InReview':
    case 'PendingCertification':
      return 'InReview';
    case 'FiscalReview':
    case 'Approved':
    case 'PaymentSent':
      return 'Approved';
    case 'Denied':
      return 'Denied';
    case 'Withdrawn':
      return program.status === 'Open' ? 'WithdrawnOpen' : 'WithdrawnClosed';
    case 'Archived':
      return 'Unknown';
  }
}

/** Whether the applicant can go on with it: it is being filled in, or was sent back, or withdrawn before its submission (P404). */
export function canContinue({ case: { status }, submittedAt }: Standing): boolean {
  return isEditable(status, submittedAt);
}

/** Finished things stay on the home page for two weeks (P417-P422). */
const shownDays = 14;

/** Whether an application that is over has been on the home page long enough. */
export function isExpired(
  { case: { status, statusUpdatedAt, decisionReachedAt, fulfillments } }: Pick<OwnApplication, 'case'>,
  program: Pick<Program, 'features'>,
  now: Date,
): boolean {
  if (status === 'Withdrawn') return isPast(statusUpdatedAt, now);
  if (status === 'PaymentSent') return isPast(findLastInitiation(fulfillments), now);
  const isDecided =
    status === 'Denied' ||
    status === 'FiscalReview' ||
    (status === 'Approved' && hasFeature(program.features, 'external-tracking'));
  return isDecided && isPast(decisionReachedAt, now);
}

function isPast(moment: string | null, now: Date): boolean {
  return moment !== null && now.getTime() > new Date(moment).getTime() + shownDays * 24 * 60 * 60_000;
}

import { type DisplayStatus, hasFeature } from '@handrail/engine';
import { isPaymentsCapable } from '@handrail/engine/payments';
import { introPath } from '../../shared/programs/intro-screen.ts';
import type { Program } from '../../shared/programs/list-programs.ts';
import type {
  Applications,
  OwnApplication,
  ProgramAccess,
} from '../../shared/applications/applications-query.ts';
import { findClaimable } from '../../shared/payments/own-payments.ts';
import { canContinue, isExpired, toDisplayStatus } from '../../shared/applications/display-status.ts';

/** The sections of the portal home, in the order in which they need attention (P138). */
export const homeSections = ['action-required', 'available', 'submitted'] as const;
export type HomeSectionKey = (typeof homeSections)[number];

/** What the person can do with an application (P404, P413, P414). */
export type HomeAction = 'ContinueApplication' | 'Claim' | 'ViewDetails';

/** One card on the portal home: a program to apply to, or an application with its status. */
export interface HomeItem {
  readonly section: HomeSectionKey;
  readonly key: string;
  readonly program: Program;
  readonly path: string;
  readonly application?: OwnApplication;
  readonly status: DisplayStatus;
  readonly access?: ProgramAccess;
  readonly action?: HomeAction;
}

interface HomePerson extends Applications {
  readonly userId: string | undefined;
}

/** What the portal home shows this person: what they must do, what they may do and what they have done. */
export function listHomeItems(programs: readonly Program[], own: HomePerson, now: Date): HomeItem[] {
  const available = programs.flatMap((program) => {
    const access = own.access.find(({ programId }) => programId === program.id);
    return access?.isOpen && access.refusal === null ? [toAvailableItem(program, access)] : [];
  });
  const applied = own.applications.flatMap((application) => {
    const program = programs.find(({ id }) => id === application.programId);
    return program ? listApplicationItem(application, program, { now, userId: own.userId }) : [];
  });
  return [...applied.toSorted(byOrderThenName), ...available.toSorted(byReferral)];
}

/** Archived applications are not listed; a warning says that there are some (P140). */
export function hasArchived({ applications }: Applications): boolean {
  return applications.some((application) => application.case.status === 'Archived');
}

function toAvailableItem(program: Program, access: ProgramAccess): HomeItem {
  const status = toDisplayStatus(undefined, program);
  return { section: 'available', key: program.id, program, access, status, path: introPath(program) };
}

interface Visit {
  readonly now: Date;
  readonly userId: string | undefined;
}

function listApplicationItem(
  application: OwnApplication,
  program: Program,
  { now, userId }: Visit,
): HomeItem[] {
  if (application.case.status === 'Archived') return [];
  const item = { key: application.id, program, application, status: toDisplayStatus(application, program) };
  if (canContinue(application)) {
    const path = `/application/${application.id}/continue`;
    return [{ ...item, section: 'action-required', action: 'ContinueApplication', path }];
  }
  const claimPath = findClaimPath(application, program, userId);
  if (claimPath !== undefined)
    return [{ ...item, section: 'action-required', action: 'Claim', path: claimPath }];
  if (isExpired(application, program, now)) return [];
  return [{ ...item, section: 'submitted', ...toDetails(application, program) }];
}

/** The way to money that waits for this person (P413). */
function findClaimPath(
  { case: { fulfillments } }: OwnApplication,
  { features }: Program,
  userId: string | undefined,
): string | undefined {
  if (!hasFeature(features, 'claim-funds')) return undefined;
  const award = fulfillments.find((fulfillment) => findClaimable(fulfillment, userId));
  return award && `/claim/${award.id}/payment-method`;
}

/** The way to what was paid where there is one award, else to the case (P414). */
function toDetails(
  { case: { id, status, fulfillments } }: OwnApplication,
  { features }: Program,
): Pick<HomeItem, 'path' | 'action'> {
  const path = `/case/${id}/details`;
  const isPaid = status === 'Approved' || status === 'PaymentSent';
  if (!isPaid || !isPaymentsCapable(features)) return { path };
  const [award, another] = fulfillments;
  const isOne = award !== undefined && another === undefined;
  return { action: 'ViewDetails', path: isOne ? `/case/${id}/fulfillment/${award.id}/details` : path };
}

/** The newest of one program's applications first (P145, P425). */
function byOrderThenName(left: HomeItem, right: HomeItem): number {
  return (
    left.program.sortOrder - right.program.sortOrder ||
    left.program.name.localeCompare(right.program.name) ||
    toTime(right) - toTime(left)
  );
}

function toTime({ application }: HomeItem): number {
  return new Date(application?.submittedAt ?? application?.createdAt ?? 0).getTime();
}

/** Programs to which the person was referred come first (P424). */
function byReferral(left: HomeItem, right: HomeItem): number {
  const referrals = ({ access }: HomeItem) => access?.referralCount ?? 0;
  return (
    referrals(right) - referrals(left) ||
    left.program.sortOrder - right.program.sortOrder ||
    left.program.name.localeCompare(right.program.name)
  );
}

import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import { type Case, listWorkflowEvents, type OwnCase } from '../../cases/index.ts';
import { findProgram } from '../../programs/index.ts';
import { countWaiting } from './waiting-list-store.ts';

/** A place on the waiting list of a program, as staff see it. */
export interface WaitingPlace {
  readonly since: Date;
  /** First is 1: those who were put on the list earlier come before. */
  readonly position: number;
  readonly count: number;
}

export async function findWaitingPlace(
  ctx: RequestContext,
  { id, programId, waitlistedAt: since }: Case,
): Promise<WaitingPlace | undefined> {
  assertRight(ctx.actor, 'readCases');
  if (since === null) return undefined;
  const counts = await ctx.db.read((tx) => countWaiting(tx, ctx.partnerId, { id, programId, since }));
  return { since, ...counts };
}

export async function hasWaitingList(ctx: RequestContext, { programId }: Case): Promise<boolean> {
  assertRight(ctx.actor, 'readCases');
  const program = await ctx.db.read((tx) => findProgram(tx, ctx.partnerId, programId));
  return program?.config.review?.waitingList === true;
}

/** What an applicant reads of it: since when and why. Their place could change, so nobody is promised one. */
export interface OwnWaiting {
  readonly since: Date;
  readonly reason: string;
}

export async function findOwnWaiting(
  ctx: RequestContext,
  { id, waitlistedAt: since }: OwnCase,
): Promise<OwnWaiting | undefined> {
  if (since === null) return undefined;
  const events = await ctx.db.read((tx) => listWorkflowEvents(tx, ctx.partnerId, id));
  const details = events.find(({ action }) => action === 'putOnWaitingList')?.details;
  return { since, reason: readReason(details) };
}

function readReason(details: unknown): string {
  if (typeof details !== 'object' || details === null || !('reason' in details)) return '';
  return typeof details.reason === 'string' ? details.reason : '';
}

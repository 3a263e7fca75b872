import { defineWords } from '@handrail/engine';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getStaffWith, hasRight } from '../../../platform/rights.ts';
import { type SavedView, toViewAddress } from './saved-view.ts';
import {
  deleteSavedView,
  insertSavedView,
  listSavedViewsOf,
  putFirstView,
  updateSavedView,
} from './saved-view-store.ts';

const mostOwn = 50;

/** The lists that the acting person saved, and those that colleagues share. */
export async function listSavedViews(ctx: RequestContext): Promise<SavedView[]> {
  const userId = getStaffId(ctx);
  return ctx.db.read((tx) => listSavedViewsOf(tx, ctx.partnerId, userId));
}

export interface ViewDraft {
  /** Chosen by the browser: saving twice makes one. */
  readonly id: string;
  readonly name: string;
  readonly isShared: boolean;
  readonly address: string;
}

/** Saves a list under a name, or changes one of the person's own. */
export async function saveView(ctx: RequestContext, draft: ViewDraft): Promise<SavedView> {
  const ownerId = getStaffId(ctx);
  const name = draft.name.trim();
  if (name === '') throw new AppError('INVALID_INPUT', (locale) => [words(locale).nameIt]);
  const view = { ...draft, ownerId, name, address: toViewAddress(draft.address) };
  return ctx.db.transaction(async (tx) => {
    const views = await listSavedViewsOf(tx, ctx.partnerId, ownerId);
    const standing = views.find(({ id }) => id === view.id);
    if (standing && standing.ownerId !== ownerId) refuseOthers();
    const own = views.filter((each) => each.ownerId === ownerId && each.id !== view.id);
    if (own.some((each) => each.name === name)) {
      throw new AppError('INVALID_INPUT', (locale) => [words(locale).taken]);
    }
    if (own.length >= mostOwn) throw new AppError('INVALID_INPUT', (locale) => [words(locale).tooMany]);
    const isKept =
      (await insertSavedView(tx, ctx.partnerId, view, ctx.now())) ||
      (await updateSavedView(tx, ctx.partnerId, view));
    // The id is taken by a private view of someone else, which is not there for this person.
    if (!isKept) throw new AppError('CONFLICT');
    note(tx, ctx, 'saveView', view.id, { isShared: view.isShared });
    return { ...view, isFirst: standing?.isFirst ?? false };
  });
}

/** Removes one of the person's own lists; an admin also one that is shared. */
export async function removeView(ctx: RequestContext, id: string): Promise<void> {
  const userId = getStaffId(ctx);
  await ctx.db.transaction(async (tx) => {
    const view = await getView(tx, ctx, userId, id);
    if (view.ownerId !== userId && !hasRight(ctx.actor, 'changeSettings')) refuseOthers();
    await deleteSavedView(tx, ctx.partnerId, id);
    note(tx, ctx, 'removeView', id, {});
  });
}

/** Opens the person's queue with a saved list from now on, or again with what waits for them. */
export async function chooseFirstView(ctx: RequestContext, id: string | null): Promise<void> {
  const userId = getStaffId(ctx);
  await ctx.db.transaction(async (tx) => {
    if (id !== null) await getView(tx, ctx, userId, id);
    await putFirstView(tx, ctx.partnerId, userId, id);
  });
}

async function getView(tx: Transaction, ctx: RequestContext, userId: string, id: string): Promise<SavedView> {
  const view = (await listSavedViewsOf(tx, ctx.partnerId, userId)).find((each) => each.id === id);
  if (!view) throw new AppError('NOT_FOUND');
  return view;
}

function getStaffId({ actor }: RequestContext): string {
  return getStaffWith(actor, 'readCases').userId;
}

function note(
  tx: Transaction,
  ctx: RequestContext,
  action: 'saveView' | 'removeView',
  id: string,
  next: Record<string, boolean>,
): void {
  appendAuditEvent(tx, ctx, { action, entityType: 'savedView', entityId: id, next });
}

function refuseOthers(): never {
  throw new AppError('INVALID_INPUT', (locale) => [words(locale).ofOthers]);
}

const words = defineWords('savedViews', {
  nameIt: 'Give the view a name.',
  taken: 'You have a view with this name already. Choose another name.',
  tooMany: `You can save up to ${mostOwn} views. Delete one first.`,
  ofOthers: 'This view belongs to someone else. Save it under a name of your own.',
});

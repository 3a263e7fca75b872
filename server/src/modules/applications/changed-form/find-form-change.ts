import type { RequestContext } from '../../../platform/context.ts';
import { assertOwnApplication } from '../application-policy.ts';
import { findApplication } from '../application-store.ts';
import { openForm } from '../open-form.ts';
import { findNewerForm } from './find-newer-form.ts';
import { type FormChangePlan, planFormChange } from './plan-form-change.ts';

/** What moving to the new version of the form would mean, with the revision of the draft that it was worked out for. */
export interface FormChange extends FormChangePlan {
  readonly revision: number;
}

/** What the newer version of a draft's form would change; nothing where there is none. */
export async function findFormChange(ctx: RequestContext, id: string): Promise<FormChange | undefined> {
  return ctx.db.read(async (tx) => {
    const application = await findApplication(tx, ctx, id);
    assertOwnApplication(ctx.actor, application);
    const opened = await openForm(tx, ctx, application);
    const newer = await findNewerForm(tx, ctx, opened, application);
    const { answers, revision } = application;
    return newer && { ...planFormChange({ ...opened, answers }, newer), revision };
  });
}

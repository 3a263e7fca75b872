import { createLiveForm, type FormSettings, resumeStep, toStepPath } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import { findApplication } from './application-store.ts';
import type { Application } from './application.ts';
import { findNewerVersion } from './changed-form/find-newer-form.ts';
import { openForm } from './open-form.ts';

/** An application with everything that its screens need. */
export interface ApplicationView {
  readonly application: Application;
  /** Of the form as applicants get it. */
  readonly checksum: string;
  readonly settings: FormSettings;
  /** The newer version of the form that a draft can move to. */
  readonly newerFormVersion: number | null;
  /** Where to go on: the first incomplete section, or the review when all is there (P405, P406). */
  readonly resumePath: string | null;
}

/** The person's own application; nothing where it is not theirs or not there. */
export async function findOwnApplication(
  ctx: RequestContext,
  id: string,
): Promise<ApplicationView | undefined> {
  return ctx.db.read(async (tx) => {
    const application = await findApplication(tx, ctx, id);
    if (!application || ctx.actor.kind !== 'applicant' || application.submitterId !== ctx.actor.userId) {
      return undefined;
    }
    const { form, program, settings } = await openForm(tx, ctx, application);
    const step = resumeStep(createLiveForm(form.compiled, { settings, answers: application.answers }));
    return {
      application,
      checksum: form.forApplicants.checksum,
      settings,
      newerFormVersion: findNewerVersion(form, program, application) ?? null,
      resumePath: step ? toStepPath(step) : null,
    };
  });
}

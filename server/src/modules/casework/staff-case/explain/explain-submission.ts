import { createLiveForm, explainFields, type ExplainedField } from '@handrail/engine';
import type { RequestContext } from '../../../../platform/context.ts';
import { assertRight } from '../../../../platform/rights.ts';
import { openSubmission } from '../answers/open-submission.ts';

/** Why questions of a submitted version were asked or hidden; nothing where it is not there. */
export async function explainSubmission(
  ctx: RequestContext,
  applicationId: string,
  version?: number,
): Promise<ExplainedField[] | undefined> {
  assertRight(ctx.actor, 'readCases');
  return ctx.db.read(async (tx) => {
    const opened = await openSubmission(tx, ctx, applicationId, version);
    if (!opened) return undefined;
    const { form, settings, submitted, copyValues } = opened;
    return explainFields(createLiveForm(form.compiled, { settings, answers: submitted.answers }), copyValues);
  });
}

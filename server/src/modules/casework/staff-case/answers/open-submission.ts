import type { RequestContext } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/db/partner-db.ts';
import {
  type Application,
  type ApplicationVersion,
  findApplication,
  listVersionAndPrevious,
  openForm,
} from '../../../applications/index.ts';

export interface OpenedSubmission extends Awaited<ReturnType<typeof openForm>> {
  readonly application: Application;
  readonly submitted: ApplicationVersion;
  readonly previous: ApplicationVersion | undefined;
}

/** One submitted version with the form that it was filled out with; nothing where it is not there. */
export async function openSubmission(
  tx: Transaction,
  ctx: RequestContext,
  applicationId: string,
  version: number | undefined,
): Promise<OpenedSubmission | undefined> {
  const application = await findApplication(tx, ctx, applicationId);
  if (!application) return undefined;
  const [submitted, previous] = await listVersionAndPrevious(tx, ctx, applicationId, version);
  if (!submitted) return undefined;
  const { definitionVersion } = submitted;
  const opened = await openForm(tx, ctx, { ...application, definitionVersion });
  return { ...opened, application, submitted, previous };
}

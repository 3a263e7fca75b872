import { type Answers, checkAnswers, type FormReport } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { assertRight } from '../../../platform/rights.ts';
import { toDefinitionUrl } from '../../programs/index.ts';
import { findApplication } from '../application-store.ts';
import type { Application } from '../application.ts';
import { openForm } from '../open-form.ts';
import { findStaffAnswers } from './staff-answers-store.ts';

/** What staff fill in of an application. */
export interface StaffForm {
  readonly applicationId: string;
  readonly answers: Answers;
  readonly revision: number;
  /** The whole form, under an address that only staff can open. */
  readonly definitionUrl: string;
  /** What is still missing or wrong among the questions for staff, worked out from their answers and the applicant's. */
  readonly gaps: readonly string[];
}

/** The part of a form that staff fill in; nothing for anyone else. */
export async function findStaffForm(ctx: RequestContext, id: string): Promise<StaffForm | undefined> {
  assertRight(ctx.actor, 'readCases');
  return ctx.db.read(async (tx) => {
    const application = await findApplication(tx, ctx, id);
    return application && readStaffForm(tx, ctx, application);
  });
}

export async function readStaffForm(
  tx: Transaction,
  ctx: RequestContext,
  application: Application,
): Promise<StaffForm> {
  const { form, settings } = await openForm(tx, ctx, application);
  const { answers, revision } = await findStaffAnswers(tx, ctx, application.id);
  const all = { ...application.answers, ...answers };
  const report = checkAnswers(form.compiled, all, { ...settings, audience: 'staff' });
  return {
    applicationId: application.id,
    answers,
    revision,
    definitionUrl: toDefinitionUrl(application, form.checksum),
    gaps: listGaps(report, (key) => form.inputOf.get(key)?.audience === 'staff'),
  };
}

function listGaps({ sections }: FormReport, isForStaff: (key: string) => boolean): string[] {
  return sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ fields }) => fields)
    .filter(({ path }) => isForStaff(path))
    .map(({ label, messages }) => `${label}: ${messages.join(' ')}`);
}

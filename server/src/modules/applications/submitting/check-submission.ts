import {
  type Answers,
  checkAnswers,
  type CopyValues,
  type FormReport,
  renderCopy,
  sayMessages,
  defineWords,
} from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertProfileComplete } from '../../account/index.ts';
import type { Form } from '../../programs/index.ts';
import { lockUser } from '../../users/index.ts';
import { assertOwnApplication } from '../application-policy.ts';
import { lockApplication } from '../application-store.ts';
import type { Application } from '../application.ts';
import { assertWithinRound } from '../resubmitting/assert-within-round.ts';
import { assertHistory, isOpenForChanges } from '../starting/history.ts';
import { openForm } from '../open-form.ts';
import { asWorded } from '../../../platform/errors/texts.ts';

/** An application that can be submitted as it is. */
export interface Submission {
  readonly application: Application;
  readonly form: Form;
  /** Without what the form hides. */
  readonly answers: Answers;
}

/** Checks that the acting person's application can be submitted; one that was submitted already comes without a form. */
export async function checkSubmission(
  tx: Transaction,
  ctx: RequestContext,
  id: string,
): Promise<Submission | Pick<Submission, 'application'>> {
  const application = await lockApplication(tx, ctx, id);
  assertOwnApplication(ctx.actor, application);
  const { form, settings, copyValues } = await openForm(tx, ctx, application);
  if (!isOpenForChanges(form, application)) {
    // A draft that was archived was never submitted, and must not look as if it were.
    if (application.submittedAt === null) throw new AppError('APPLICATION_CLOSED');
    return { application };
  }

  // A new name in the profile goes on to the cases: whoever takes both takes the account first.
  const submitter = await lockUser(tx, ctx.partnerId, application.submitterId);
  if (!submitter) throw new AppError('NOT_FOUND');
  await assertWithinRound(tx, ctx, application, application.answers);
  await assertProfileComplete(tx, ctx.partnerId, submitter);
  const report = checkAnswers(form.compiled, application.answers, settings);
  const faults = [
    ...listFaults(report, copyValues),
    ...(settings.needsW9 ? [missingTaxForm(ctx.locale)] : []),
  ];
  if (!report.canSubmit || faults.length > 0) throw new AppError('APPLICATION_INCOMPLETE', asWorded(faults));

  const answers = report.submittedAnswers();
  await assertHistory(tx, ctx, form, { application, answers, copyValues });
  return { application, form, answers };
}

const missingTaxForm = defineWords('missingTaxForm', 'Tax form (W9): Please fill out and save the tax form');

/** One line for each answer that stands in the way, as a person would look for it. */
function listFaults({ sections }: FormReport, copyValues: CopyValues): string[] {
  return sections.flatMap(({ name, questions }) =>
    questions.flatMap(({ fields }) =>
      fields.map(({ label, messages }) =>
        renderCopy(`${name}, ${label}: ${sayMessages(messages)}`, copyValues),
      ),
    ),
  );
}

import { type Answers, defineWords, readRound, renderCopy } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Application } from '../application.ts';
import { openForm } from '../open-form.ts';
import { listVersionAndPrevious } from '../submitting/application-version-store.ts';
import { findOpenRound } from './resubmission-round-store.ts';

/** Refuses answers that differ from what was submitted in anything that the open round does not ask about. */
export async function assertWithinRound(
  tx: Transaction,
  ctx: RequestContext,
  application: Application,
  answers: Answers,
): Promise<void> {
  // A save is measured in single statements, and only what was sent back can have a round.
  if (application.case.status !== 'Incomplete') return;
  const round = await findOpenRound(tx, ctx, application.id);
  if (!round || round.requests.length === 0) return;
  const [version] = await listVersionAndPrevious(tx, ctx, application.id, round.version);
  if (!version) throw new Error('A round has lost its version');

  const { form, settings, copyValues } = await openForm(tx, ctx, application);
  const asked = round.requests.map(({ key }) => key);
  const rules = { asked, submitted: version.answers };
  const { lockedChanges } = readRound(form.compiled, settings, rules, answers);
  if (lockedChanges.length === 0) return;
  const labels = lockedChanges.slice(0, mostNamed).map((path) => {
    const [key = ''] = path.split(/\.\d+(?:\.|$)/);
    return renderCopy(form.fieldOf.get(key)?.copy ?? key, copyValues);
  });
  throw new AppError('ANSWER_LOCKED', (locale) => [...new Set(labels)].map(words(locale).locked));
}

/** No one reads more than this. */
const mostNamed = 20;

const words = defineWords('lockedAnswers', {
  locked: (label: string) => `We did not ask about "${label}", so it stays the way you submitted it.`,
});

import {
  type Answers,
  createLiveForm,
  type FieldReview,
  mapAnswers,
  type MappedSection,
} from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import {
  findApplication,
  findOpenRound,
  listDocumentIds,
  listVersionAndPrevious,
  openForm,
  type ResubmissionRound,
} from '../../applications/index.ts';
import { type Document, listDocumentsOf } from '../../documents/index.ts';

/** What an applicant filled in now beside what they submitted last, with what is asked again (P644). */
export interface ApplicationFieldReviews {
  readonly currentVersion: readonly MappedSection[];
  /** Null before the first submission. */
  readonly latestSubmission: readonly MappedSection[] | null;
  readonly documents: readonly Document[];
}

/** The person's own application with its field reviews; nothing where it is not theirs or not there. */
export async function findApplicationFieldReviews(
  ctx: RequestContext,
  id: string,
): Promise<ApplicationFieldReviews | undefined> {
  const { actor } = ctx;
  return ctx.db.read(async (tx) => {
    const application = await findApplication(tx, ctx, id);
    if (!application || actor.kind !== 'applicant' || application.submitterId !== actor.userId)
      return undefined;
    const { form, settings } = await openForm(tx, ctx, application);
    const round = await findOpenRound(tx, ctx, id);
    const [last] = await listVersionAndPrevious(tx, ctx, id, undefined);
    const reviews = toReviews(round);
    const map = (answers: Answers) =>
      mapAnswers(createLiveForm(form.compiled, { settings, answers }), reviews);
    const ids = [application.answers, last?.answers ?? {}].flatMap((answers) =>
      listDocumentIds(form.fieldOf, answers),
    );
    return {
      currentVersion: map(application.answers),
      latestSubmission: last ? map(last.answers) : null,
      documents: await listDocumentsOf(tx, ctx.partnerId, [...new Set(ids)]),
    };
  });
}

function toReviews(round: ResubmissionRound | undefined): ReadonlyMap<string, readonly FieldReview[]> {
  const reviews = new Map<string, FieldReview[]>();
  for (const { id, key } of round?.requests ?? [])
    reviews.set(key, [...(reviews.get(key) ?? []), { id, reviewStatus: 'NeedsResubmission' }]);
  return reviews;
}

import { useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { ReviewFieldDocument, type ReviewFieldMutationVariables } from '../../../gql/operations.ts';
import { caseKeyOf, useReloadCase, type CaseView } from '../use-case.ts';

export type ReviewSheet = NonNullable<CaseView['fieldReviews']>;
export type FieldReview = ReviewSheet['reviews'][number];
export type ReviewReason = NonNullable<FieldReview['reason']>;

/** What can be marked: an answer, or one document of it. */
export interface ReviewPlace {
  readonly key: string;
  readonly documentId: string | null;
}

export type Mark = Pick<ReviewFieldMutationVariables['input'], 'verdict' | 'reason' | 'words'>;

/** The mark of one place, and the act that changes it for everyone who works on the case. */
export function useReviewField(found: CaseView, sheet: ReviewSheet, place: ReviewPlace, onDone: () => void) {
  const { request } = useConsole();
  const client = useQueryClient();
  const reload = useReloadCase(found.id);
  return useAct(
    async (mark: Mark) => {
      const { applicationId, version } = sheet;
      const input = { applicationId, version, ...place, ...mark };
      const { reviewField } = await request(ReviewFieldDocument, { input });
      if (reviewField.metadata.status >= 400) await reload();
      return reviewField;
    },
    ({ fieldReviews }) => {
      client.setQueryData<CaseView | null>(
        caseKeyOf(found.id),
        (known) => known && { ...known, fieldReviews: fieldReviews ?? known.fieldReviews },
      );
      onDone();
    },
  );
}

export function findReview(sheet: ReviewSheet, { key, documentId }: ReviewPlace): FieldReview | undefined {
  return sheet.reviews.find((review) => review.key === key && review.documentId === documentId);
}

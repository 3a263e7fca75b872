import { useSubmittedAnswers, type Answer } from '../answers/use-submitted-answers.ts';
import type { CaseView } from '../use-case.ts';
import type { ReviewPlace } from './use-field-reviews.ts';

/** What the form calls each answer of the newest version, and its documents by name. */
export function useReviewLabels(found: CaseView): (place: ReviewPlace) => string {
  const answers = useNewestAnswers(found);
  return ({ key, documentId }) => {
    const label = answers.find((answer) => answer.key === key)?.label ?? key;
    const document = found.documents.find(({ id }) => id === documentId);
    return document ? `${label} (${document.filename})` : label;
  };
}

/** The answer that a document of the newest version was given for. */
export function useAnswerOfDocument(found: CaseView): (documentId: string) => Answer | undefined {
  const answers = useNewestAnswers(found);
  return (documentId) => answers.find(({ documentIds }) => documentIds.includes(documentId));
}

/** The same answers that the pane beside shows, so they are asked for once. */
function useNewestAnswers({ applications, fieldReviews }: CaseView): readonly Answer[] {
  const newest = applications.find(({ id }) => id === fieldReviews?.applicationId);
  const { data } = useSubmittedAnswers(newest?.id ?? '', newest?.submittedAt ?? '', undefined);
  return data?.sections.flatMap(({ questions }) => questions.flatMap(({ answers }) => answers)) ?? [];
}

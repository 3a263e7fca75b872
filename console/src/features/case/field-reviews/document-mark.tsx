import type { CaseDocument, CaseView } from '../use-case.ts';
import { ReviewMark } from './review-mark.tsx';
import { useAnswerOfDocument } from './use-review-labels.ts';

interface DocumentMarkProps {
  readonly found: CaseView;
  readonly document: CaseDocument;
}

/** The mark of a document beside its picture; one that no answer of the newest version names has none. */
export function DocumentMark({ found, document: { id, filename } }: DocumentMarkProps) {
  const answer = useAnswerOfDocument(found)(id);
  if (!answer || !found.fieldReviews) return null;
  return (
    <ReviewMark
      key={id}
      found={found}
      place={{ key: answer.key, documentId: id }}
      label={filename}
      look="bar"
    />
  );
}

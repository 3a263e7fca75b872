import type { Answer } from '../answers/use-submitted-answers.ts';
import type { CaseDocument, CaseView } from '../use-case.ts';
import { ReviewMark } from './review-mark.tsx';

interface AnswerMarksProps {
  readonly found: CaseView;
  readonly answer: Answer;
  readonly applicationId: string;
  readonly version: number;
  /** The documents that were given as the answer. */
  readonly evidence: readonly CaseDocument[];
}

/** The marks of an answer: of each of its documents, or else of the answer itself. Earlier versions have none. */
export function AnswerMarks({ found, answer, applicationId, version, evidence }: AnswerMarksProps) {
  const { fieldReviews } = found;
  if (fieldReviews?.applicationId !== applicationId || fieldReviews.version !== version) return null;
  const { key, label, isWorkedOut } = answer;
  if (isWorkedOut) return null;
  if (evidence.length === 0)
    return <ReviewMark found={found} place={{ key, documentId: null }} label={label} look="corner" />;
  return evidence.map(({ id, filename }) => (
    <ReviewMark key={id} found={found} place={{ key, documentId: id }} label={filename} />
  ));
}

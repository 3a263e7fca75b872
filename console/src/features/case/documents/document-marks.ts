import type { CaseDocument, CaseView } from '../use-case.ts';

type DocumentMark = CaseView['documentMarks'][number];

/** A document with what staff noted about it, which may be nothing. */
export interface MarkedDocument extends CaseDocument {
  readonly mark: Omit<DocumentMark, 'documentId'>;
}

const noMark = { label: null, isPinned: false, checkedAt: null, checkedBy: null };

/** The documents of a case, the pinned ones first. */
export function listMarked({ documents, documentMarks }: CaseView): MarkedDocument[] {
  const marks = new Map(documentMarks.map((mark) => [mark.documentId, mark]));
  return documents
    .map((document) => ({ ...document, mark: marks.get(document.id) ?? noMark }))
    .toSorted((one, other) => Number(other.mark.isPinned) - Number(one.mark.isPinned));
}

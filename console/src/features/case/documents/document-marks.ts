import type { CaseDocument, CaseView } from '../use-case.ts';

export type DocumentMark = CaseView['documentMarks'][number];

/** A document with what staff noted about it. */
export interface MarkedDocument extends CaseDocument {
  readonly mark: DocumentMark | undefined;
}

/** The documents of a case, the pinned ones first. */
export function listMarked({ documents, documentMarks }: CaseView): MarkedDocument[] {
  const marks = new Map(documentMarks.map((mark) => [mark.documentId, mark]));
  return documents
    .map((document) => ({ ...document, mark: marks.get(document.id) }))
    .toSorted((one, other) => Number(isPinned(other)) - Number(isPinned(one)));
}

export function isPinned({ mark }: MarkedDocument): boolean {
  return mark?.isPinned ?? false;
}

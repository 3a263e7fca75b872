import { toStepPath, type SectionState } from '@handrail/engine';
import type { FormOutline } from './form-outline.ts';

export interface SectionLine {
  readonly key: string;
  /** As its definition names it; what has no name there, the tax form or a plain review, is named by the screen. */
  readonly name: string | undefined;
  /** Its first page, inside the application. */
  readonly path: string;
  readonly state: SectionState;
  readonly isHere: boolean;
}

/** Each part of an application that a person passes through, and how far it is; `page` is where the person is. */
export function listProgress({ steps, standing, sectionKeyOf }: FormOutline, page: string): SectionLine[] {
  const current = steps.find((step) => toStepPath(step) === page);
  const hereKey = current && sectionKeyOf(current);
  const lines: SectionLine[] = standing.sections.map(({ key, name, path, state }) => ({
    key,
    name,
    path,
    state,
    isHere: key === hereKey,
  }));
  const isTaxFormHere = page === 'w9';
  if (isTaxFormHere || steps.some(({ kind }) => kind === 'w9')) {
    lines.push({ key: 'w9', name: undefined, path: 'w9', state: 'todo', isHere: isTaxFormHere });
  }
  if (!steps.some(({ kind }) => kind === 'review')) return lines;
  // The questions of the closing section and the page with all answers are one thing for a person: the review.
  const { review } = standing;
  const isHere = current?.kind === 'review' || hereKey === 'review';
  const path = review?.path ?? 'review';
  return [...lines, { key: 'review', name: review?.name, path, state: review?.state ?? 'todo', isHere }];
}

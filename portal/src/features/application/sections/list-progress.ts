import { listInputFields, toStepPath, type Answers, type Section } from '@handrail/engine';
import { findSection } from '../find-parts.ts';
import type { FormOutline } from './form-outline.ts';
import type { OpenApplication } from '../open-application.ts';

export type SectionState = 'done' | 'here' | 'started' | 'todo';

export interface SectionLine {
  readonly key: string;
  readonly name: string;
  /** Its first page, inside of the application. */
  readonly path: string;
  readonly state: SectionState;
  readonly isComplete: boolean;
  /** Review is listed, but not counted. */
  readonly isCounted: boolean;
}

/** Each section of an application that can be seen, and how far it is; `page` is where the person is. */
export function listProgress(
  { definition, store }: Pick<OpenApplication, 'definition' | 'store'>,
  outline: FormOutline,
  page: string,
): SectionLine[] {
  const answers = store.form.draftAnswers();
  const current = outline.steps.find((step) => toStepPath(step) === page);
  const hereKey = current && outline.sectionKeyOf(current);
  const sections = outline.report.sections.filter(({ key }) => key !== 'review');
  const lines = sections.flatMap(({ key, name, isComplete }): SectionLine[] => {
    const first = outline.steps.find((step) => outline.sectionKeyOf(step) === key);
    if (!first) return [];
    const isStarted = isAnswered(findSection(definition, key), answers);
    const state = toState({ isHere: key === hereKey, isComplete, isStarted });
    const isCounted = outline.numberOf(key) !== undefined;
    return [{ key, name, path: toStepPath(first), state, isComplete, isCounted }];
  });
  const isTaxFormHere = page === 'w9';
  if (isTaxFormHere || outline.steps.some(({ kind }) => kind === 'w9')) {
    lines.push({ ...taxForm, state: isTaxFormHere ? 'here' : 'todo' });
  }
  if (!outline.steps.some(({ kind }) => kind === 'review')) return lines;
  // The questions of the closing section and the page with all answers are one thing for a person: the review.
  const first = outline.steps.find((step) => outline.sectionKeyOf(step) === 'review');
  const isHere = current?.kind === 'review' || hereKey === 'review';
  const name = findSection(definition, 'review')?.name ?? 'Review';
  const review = { name, path: first ? toStepPath(first) : 'review', isComplete: false, isCounted: false };
  return [...lines, { key: 'review-page', state: isHere ? 'here' : 'todo', ...review }];
}

const taxForm = { key: 'w9-page', name: 'Tax Form', path: 'w9', isComplete: false, isCounted: false };

function toState(section: {
  readonly isHere: boolean;
  readonly isComplete: boolean;
  readonly isStarted: boolean;
}): SectionState {
  if (section.isHere) return 'here';
  if (section.isComplete) return 'done';
  return section.isStarted ? 'started' : 'todo';
}

function isAnswered(section: Section | undefined, answers: Answers): boolean {
  if (!section) return false;
  return listInputFields({ sections: [section] }).some(({ key }) => (answers[key] ?? null) !== null);
}

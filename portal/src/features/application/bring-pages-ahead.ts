import { collectsW9 } from '@handrail/engine';
import { loadControls } from '@handrail/ui/form-renderer';
import { bringAhead } from '../../shared/context/bring-ahead.ts';
import type { Program } from '../../shared/programs/list-programs.ts';
import { ConflictNotice } from './late-parts.ts';
import { listQuestions } from './find-parts.ts';
import type { OpenApplication } from './open-application.ts';

/** Brings the other pages of an application, so that they open without waiting, and without a line. */
export function bringPagesAhead({ definition, round }: OpenApplication, { features }: Program): () => void {
  const questions = definition.sections.flatMap(listQuestions);
  const asksPayee = collectsW9(features) || questions.some(({ layout }) => isPayeeLayout(layout));
  return bringAhead([
    () => import('./steps/question-page.tsx'),
    () =>
      loadControls(
        questions.flatMap(({ fields }) => fields),
        { isLocked: round !== undefined },
      ),
    () => import('./sections/pages.ts'),
    ...(asksPayee ? [() => import('./steps/payee-view.tsx')] : []),
    () => import('./review/review-page.tsx'),
    () => import('./submitted/confirmation-page.tsx'),
    ConflictNotice.load,
  ]);
}

function isPayeeLayout(layout: string | undefined): boolean {
  return layout === 'bankAccount' || layout === 'w9';
}

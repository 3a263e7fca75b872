import type { Locale } from '../language/locale.ts';
import { compileProgram } from '../live/compile-program.ts';
import { createLiveForm, type LiveForm } from '../live/live-form.ts';
import { listAnswerFields } from './answer-fields.ts';
import type { EligibilityAnswers, EligibilityQuestion } from './eligibility.ts';

/** A form of the questions, so that rules read and explain these answers as they do those of an application. */
export function toAnswerForm(
  questions: readonly EligibilityQuestion[],
  answers: EligibilityAnswers,
  { locale, today }: { readonly locale: Locale; readonly today: string },
): LiveForm {
  const fields = listAnswerFields(questions, locale);
  const question = { key: 'answers', copy: { title: '' }, fields };
  const questionGroups = [{ key: 'questions', questions: [question] }];
  const sections = [{ key: 'eligibility', name: '', questionGroups }];
  const compiled = compileProgram({ key: 'eligibility', version: 1, introPages: [], sections });
  return createLiveForm(compiled, { settings: { locale, today, audience: 'applicant' }, answers });
}

/** The answers that are there, without the spaces around them. */
export function dropBlanks(answers: EligibilityAnswers): EligibilityAnswers {
  const given = Object.entries(answers).map(
    ([key, answer]) => [key, typeof answer === 'string' ? answer.trim() : answer] as const,
  );
  return Object.fromEntries(given.filter(([, answer]) => answer !== undefined && answer !== ''));
}

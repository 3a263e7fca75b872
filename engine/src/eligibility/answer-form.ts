import type { Field } from '../definition/field.ts';
import type { Locale } from '../language/locale.ts';
import { compileProgram } from '../live/compile-program.ts';
import { createLiveForm, type LiveForm } from '../live/live-form.ts';
import {
  listAmiKeys,
  toIncomeKey,
  type EligibilityAnswers,
  type EligibilityQuestion,
} from './eligibility.ts';
import { eligibilityWords } from './eligibility-words.ts';

/** A form of the questions, so that rules read and explain these answers as they do those of an application. */
export function toAnswerForm(
  questions: readonly EligibilityQuestion[],
  answers: EligibilityAnswers,
  { locale, today }: { readonly locale: Locale; readonly today: string },
): LiveForm {
  const fields = questions.flatMap((question) => toFields(question, locale));
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

function toFields(question: EligibilityQuestion, locale: Locale): Field[] {
  const { key, copy } = question;
  const words = eligibilityWords(locale);
  switch (question.type) {
    case 'Content':
      return [];
    case 'AMIComponent': {
      const [location, householdSize, isIncomeAboveLimit] = listAmiKeys(key);
      const { asks } = words.income;
      const options = toOptions('true', words.yes, 'false', words.no);
      return [
        { type: 'Text', key: location, copy: asks.location },
        { type: 'Text', key: householdSize, copy: asks.householdSize },
        { type: 'RadioList', key: isIncomeAboveLimit, copy: asks.isIncomeAboveLimit, options },
        { type: 'Text', key: toIncomeKey(key), copy: asks.income },
      ];
    }
    case 'Dropdown':
      return [{ type: 'Dropdown', key, copy, options: question.props.items }];
    case 'TextInput':
      return [{ type: 'Text', key, copy }];
    case 'YesOrNo':
      return [{ type: 'RadioList', key, copy, options: toOptions('yes', words.yes, 'no', words.no) }];
  }
}

function toOptions(one: string, oneLabel: string, other: string, otherLabel: string) {
  return [
    { value: one, label: oneLabel },
    { value: other, label: otherLabel },
  ];
}

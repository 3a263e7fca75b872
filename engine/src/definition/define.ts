import type { Field, FieldOption } from './field.ts';
import type { IntroPage } from './intro-page.ts';
import type { ProgramDefinition } from './program.ts';
import type { Question, QuestionGroup, Section } from './section.ts';

/** Declares a program. Like the functions below, it only helps the editor and returns its argument. */
export function defineProgram<const Definition extends ProgramDefinition>(program: Definition): Definition {
  return program;
}

export function defineIntroPage<const Page extends IntroPage>(page: Page): Page {
  return page;
}

export function defineSection<const Definition extends Section>(section: Definition): Definition {
  return section;
}

export function defineQuestionGroup<const Definition extends QuestionGroup>(group: Definition): Definition {
  return group;
}

export function defineQuestion<const Definition extends Question>(question: Definition): Definition {
  return question;
}

export function defineField<const Definition extends Field>(field: Definition): Definition {
  return field;
}

export function defineOptions<const Options extends readonly FieldOption[]>(options: Options): Options {
  return options;
}

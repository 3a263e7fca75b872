import type { Authored } from './copy-by-language.ts';
import type { Field, FieldOption } from './field.ts';
import type { IntroPage } from './intro-page.ts';
import type { ProgramDefinition } from './program.ts';
import type { Question, QuestionGroup, Section } from './section.ts';

/** Declares a program. Like the functions below, it only helps the editor and returns its argument. */
export function defineProgram<const Definition extends Authored<ProgramDefinition>>(
  program: Definition,
): Definition {
  return program;
}

export function defineIntroPage<const Page extends Authored<IntroPage>>(page: Page): Page {
  return page;
}

export function defineSection<const Definition extends Authored<Section>>(section: Definition): Definition {
  return section;
}

export function defineQuestionGroup<const Definition extends Authored<QuestionGroup>>(
  group: Definition,
): Definition {
  return group;
}

export function defineQuestion<const Definition extends Authored<Question>>(
  question: Definition,
): Definition {
  return question;
}

export function defineField<const Definition extends Authored<Field>>(field: Definition): Definition {
  return field;
}

export function defineOptions<const Options extends Authored<readonly FieldOption[]>>(
  options: Options,
): Options {
  return options;
}

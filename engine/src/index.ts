export { type Address, type Answers, type AnswerValue, type DocumentAnswer } from './answers/answers.ts';
export { checkProgram, type DefinitionFault } from './definition/check-program.ts';
export { formatCents, renderCopy, type CopyValues, type PlaceholderName } from './definition/copy.ts';
export {
  defineField,
  defineIntroPage,
  defineOptions,
  defineProgram,
  defineQuestion,
  defineQuestionGroup,
  defineSection,
} from './definition/define.ts';
export { features, hasFeature, type Feature } from './definition/features.ts';
export { type Field, type FieldKind, type FieldOption } from './definition/field.ts';
export {
  introIcons,
  type DefaultPage,
  type IntroIcon,
  type IntroPage,
  type IntroStep,
  type StepsPage,
  type WelcomePage,
} from './definition/intro-page.ts';
export { type ProgramDefinition } from './definition/program.ts';
export {
  type Overview,
  type Question,
  type QuestionGroup,
  type Section,
  type SectionOutline,
} from './definition/section.ts';
export { type FormSettings } from './live/form-settings.ts';
export { type Rule } from './rules/rule.ts';

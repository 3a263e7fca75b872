export {
  toSkippedKey,
  type Address,
  type Answers,
  type AnswerValue,
  type DocumentAnswer,
} from './answers/answers.ts';
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
export {
  findSectionNumber,
  firstStep,
  labelOfButton,
  nextStep,
  previousStep,
  resumeStep,
  sectionKeyOf,
} from './flow/follow-steps.ts';
export { findStep, listSteps } from './flow/list-steps.ts';
export { sayIncompleteSections, sayMissingFields } from './flow/say-incomplete.ts';
export { toStepPath, type Step } from './flow/step.ts';
export { compileProgram } from './live/compile-program.ts';
export { type CompiledProgram } from './live/compiled-program.ts';
export { explainField, explainFormRule } from './live/explain-field.ts';
export { type FieldState } from './live/field-state.ts';
export { type FieldChange, type FormChanges } from './live/form-changes.ts';
export {
  checkAnswers,
  reportForm,
  reportQuestion,
  reportSection,
  type FieldReport,
  type FormReport,
  type QuestionReport,
  type SectionReport,
} from './live/form-report.ts';
export { type FormSettings } from './live/form-settings.ts';
export { createLiveForm, type LiveForm, type LiveFormOptions } from './live/live-form.ts';
export { listFieldsToResubmit, mapAnswers, type MappedSection } from './live/map-answers.ts';
export { type ValidationTiming } from './live/validation-timing.ts';
export { type Explanation, type Reason } from './rules/explain-rule.ts';
export { type Rule } from './rules/rule.ts';

export { checkProgram, type DefinitionFault } from './definition/check-program.ts';
export { formatCents, renderCopy, type CopyValues, type PlaceholderName } from './definition/copy.ts';
export { features, hasFeature, type Feature } from './definition/features.ts';
export {
  defineProgram,
  introIcons,
  type DefaultPage,
  type IntroIcon,
  type IntroPage,
  type IntroStep,
  type ProgramDefinition,
  type Section,
  type StepsPage,
  type WelcomePage,
} from './definition/program.ts';

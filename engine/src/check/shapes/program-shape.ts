import {
  introIcons,
  type DefaultPage,
  type IntroPage,
  type IntroStep,
  type StepsPage,
  type WelcomePage,
} from '../../definition/intro-page.ts';
import {
  displayStatuses,
  type ProgramDefinition,
  type StatusOverride,
  type SubmissionBullet,
  type SubmissionScreen,
} from '../../definition/program.ts';
import {
  questionLayouts,
  type Overview,
  type Question,
  type QuestionGroup,
  type Section,
} from '../../definition/section.ts';
import { factsShape } from './facts-shape.ts';
import { fieldShape } from './field-shape.ts';
import { historyShape } from './history-shape.ts';
import { migrationShape } from './migration-shape.ts';
import { ruleShape } from './rule-shape.ts';
import {
  copy,
  either,
  listOf,
  number,
  oneOf,
  onlyTrue,
  optional,
  record,
  text,
  type Shape,
} from './shape.ts';

const icon = oneOf('icon', introIcons);
const page = { key: text, title: copy, layout: text };

const introPageKinds = {
  welcome: record<WelcomePage>({ ...page, body: copy }),
  steps: record<StepsPage>({
    ...page,
    copy: optional(copy),
    steps: listOf(record<IntroStep>({ title: copy, description: optional(copy), icon })),
  }),
  default: record<DefaultPage>({ ...page, body: copy }),
} satisfies Record<IntroPage['layout'], Shape>;
const introPage: Shape = { is: 'kinds', by: 'layout', kinds: introPageKinds };

const conditional = {
  dynamicLogic: optional(ruleShape),
  applicantTypes: optional(listOf(text)),
  adminOnly: optional(onlyTrue),
};
const overview = either(
  'true or a title and a description',
  onlyTrue,
  record<Overview>({ title: copy, description: copy }),
);

const question = record<Question>({
  ...conditional,
  key: text,
  copy: record<Question['copy']>({ title: copy, intro: optional(copy) }),
  skippable: optional(onlyTrue),
  layout: optional(oneOf('layout', questionLayouts)),
  fields: listOf(fieldShape),
});

const questionGroup = record<QuestionGroup>({
  ...conditional,
  key: text,
  name: optional(copy),
  overview: optional(overview),
  questions: listOf(question),
});

const section = record<Section>({
  ...conditional,
  key: text,
  name: copy,
  overview: optional(overview),
  questionGroups: listOf(questionGroup),
});

const bullet = record<SubmissionBullet>({ key: text, icon, title: copy, description: copy });

const statusOverride = record<StatusOverride>({
  status: oneOf('status', displayStatuses),
  label: optional(copy),
  message: optional(copy),
  action: optional(copy),
  referralMessage: optional(copy),
});

/** A whole definition. */
export const programShape = record<ProgramDefinition>({
  key: text,
  version: number,
  introPages: listOf(introPage),
  sections: listOf(section),
  facts: optional(factsShape),
  history: optional(historyShape),
  migrations: optional(listOf(migrationShape)),
  submissionScreen: optional(record<SubmissionScreen>({ title: copy, bullets: listOf(bullet) })),
  overrides: optional(
    record<NonNullable<ProgramDefinition['overrides']>>({ statuses: optional(listOf(statusOverride)) }),
  ),
});

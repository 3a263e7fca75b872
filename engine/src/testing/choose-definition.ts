import { checkAudience } from '../check/check-audience.ts';
import { outlineForm } from '../check/form-outline.ts';
import { listRulePoints } from '../check/list-rule-points.ts';
import type { ProgramDefinition } from '../definition/program.ts';
import { reviewSectionKey, type Question, type QuestionGroup, type Section } from '../definition/section.ts';
import type { Rule } from '../definition/rule.ts';
import type { Chooser } from './choice-tape.ts';
import { chooseFields, chooseKeys, type Later } from './choose-field.ts';
import { chooseCondition, seeFrom } from './choose-rule.ts';
import type { Sight } from './sight.ts';

/** A sound program: what shows a part of it or gives it a value was made earlier; what checks an answer may be anything. */
export function chooseDefinition(chooser: Chooser, checker: Chooser): ProgramDefinition {
  const growth: Growth = {
    chooser,
    sight: { refs: [], taken: new Set(), outer: undefined },
    later: [],
    counts: {},
  };
  const sections = chooser.order([chooseSection(growth), ...chooser.some(2, () => chooseSection(growth))]);
  if (chooser.flip()) sections.push({ ...chooseSection(growth), key: reviewSectionKey });
  for (const decide of growth.later) decide(checker);
  return withoutLeaks({ key: 'generated', version: 1, introPages: [], sections });
}

/** Where something of an applicant's looks at what staff answer, nothing is for staff. */
function withoutLeaks(definition: ProgramDefinition): ProgramDefinition {
  const outline = outlineForm(definition);
  const points = outline.rules.flatMap(({ rule, path, scope }) => listRulePoints(rule, path, scope));
  if (checkAudience(outline, points).length === 0) return definition;
  // Written and read again, so that a part without the mark has no attribute of that name.
  return JSON.parse(
    JSON.stringify(definition, (name, value: unknown) => (name === 'adminOnly' ? undefined : value)),
  ) as ProgramDefinition;
}

interface Growth {
  readonly chooser: Chooser;
  readonly sight: Sight;
  readonly later: Later;
  /** How many keys of each kind there are already. */
  readonly counts: Record<string, number>;
}

function chooseSection(growth: Growth): Section {
  const { chooser } = growth;
  return {
    key: nextKey(growth, 's'),
    name: 'A section',
    ...chooseConditions(growth),
    ...chooseOverview(chooser),
    ...(chooser.oneIn(6) && { adminOnly: true }),
    questionGroups: [chooseGroup(growth), ...chooser.some(1, () => chooseGroup(growth))],
  };
}

function chooseGroup(growth: Growth): QuestionGroup {
  const { chooser } = growth;
  return {
    key: nextKey(growth, 'g'),
    ...chooseConditions(growth),
    ...chooseOverview(chooser),
    questions: chooser.order([chooseQuestion(growth), ...chooser.some(2, () => chooseQuestion(growth))]),
  };
}

function chooseQuestion(growth: Growth): Question {
  const { chooser, sight, later } = growth;
  const key = nextKey(growth, 'q');
  const conditions = chooseConditions(growth);
  const isSkippable = chooser.oneIn(3);
  if (isSkippable) sight.refs.push({ key: `${key}.skipped`, kind: 'flag', values: [], entry: undefined });
  const keys = chooseKeys(chooser, 3, growth.counts.f);
  growth.counts.f = (growth.counts.f ?? 0) + keys.length;
  return {
    key,
    copy: { title: `Question ${key}` },
    ...conditions,
    ...(isSkippable && { skippable: true }),
    fields: chooseFields(chooser, { keys, sight, prefix: '', nesting: 2, later }),
  };
}

function chooseConditions({ chooser, sight }: Growth): {
  dynamicLogic?: Rule;
  applicantTypes?: readonly string[];
} {
  return {
    ...(chooser.oneIn(4) && { dynamicLogic: chooseCondition(chooser, seeFrom(sight)) }),
    ...(chooser.oneIn(8) && { applicantTypes: ['first'] }),
  };
}

function chooseOverview(chooser: Chooser): Pick<Section, 'overview'> {
  return chooser.pick<Pick<Section, 'overview'>>([
    {},
    { overview: true },
    { overview: { title: 'Overview', description: 'What comes' } },
  ]);
}

function nextKey({ counts }: Growth, kind: string): string {
  const count = counts[kind] ?? 0;
  counts[kind] = count + 1;
  return `${kind}${count}`;
}

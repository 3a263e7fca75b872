import {
  compileProgram,
  createLiveForm,
  reportForm,
  type Answers,
  type AnswerValue,
  type CompiledProgram,
  type FormSettings,
  type LiveForm,
  type ProgramDefinition,
} from '@handrail/engine';
import { ordinarySettings } from '../open-form.ts';
import { listFieldNodes, type Condition, type FieldNode } from './field-node.ts';
import { fillForm } from './fill-form.ts';
import { listCandidates } from './list-candidates.ts';
import { listDeciders } from './list-deciders.ts';

/** One way through a form: whole answers, and the fields that they show and require. */
export interface Walk {
  readonly answers: Answers;
  readonly settings: FormSettings;
  readonly shown: ReadonlySet<FieldNode>;
  readonly required: ReadonlySet<FieldNode>;
}

export interface Exploration {
  readonly nodes: readonly FieldNode[];
  readonly walks: readonly Walk[];
  /** The fields that no whole answers show, or that are never required although they could be. */
  readonly unreached: readonly FieldNode[];
}

/** Searches for whole answers until every field of a form was seen by someone, and required of someone if it can be. */
export function exploreProgram(definition: ProgramDefinition): Exploration {
  const compiled = compileProgram(definition);
  const nodes = listFieldNodes(definition);
  const walks: Walk[] = [];
  const unreached: FieldNode[] = [];
  for (const target of nodes.flatMap(listTargets)) {
    const isKnown = walks.some(({ shown, required }) =>
      (target.mustBeRequired ? required : shown).has(target.node),
    );
    const walk = isKnown ? undefined : findWalk(compiled, nodes, target);
    if (walk) walks.push(walk);
    else if (!isKnown) unreached.push(target.node);
  }
  return { nodes, walks, unreached };
}

/** What a search looks for: answers with which a field is seen, or has to be answered. */
interface Target {
  readonly node: FieldNode;
  readonly mustBeRequired: boolean;
  readonly conditions: readonly Condition[];
}

function listTargets(node: FieldNode): Target[] {
  const { condition, required } = node.field.validation ?? {};
  const seen: Target = { node, mustBeRequired: false, conditions: node.conditions };
  if (condition === undefined || required === false) return [seen];
  const conditions = [...node.conditions, { rule: condition, list: node.list }];
  return [seen, { node, mustBeRequired: true, conditions }];
}

function isMet({ node: { path }, mustBeRequired }: Target, form: LiveForm): boolean {
  const state = form.findField(path);
  return state?.isVisible === true && (state.isRequired || !mustBeRequired);
}

type Choice = readonly [path: string, answer: AnswerValue];

/** How many combinations are tried before a field counts as out of reach. */
const mostTries = 20_000;

function findWalk(compiled: CompiledProgram, nodes: readonly FieldNode[], target: Target): Walk | undefined {
  const settings = toSettings(target.node);
  const form = createLiveForm(compiled, { settings });
  openLists(form, target.node);
  let tries = 0;
  for (const choices of listCombinations(listQuestionsOf(nodes, target))) {
    if ((tries += 1) > mostTries) return undefined;
    for (const [path, answer] of choices) form.setAnswer(path, answer);
    const isFound = isMet(target, form);
    for (const [path] of choices) form.setAnswer(path, undefined);
    const walk = isFound ? completeWalk(compiled, nodes, target, choices, settings) : undefined;
    if (walk) return walk;
  }
  return undefined;
}

function toSettings({ isForStaff, applicantTypes }: FieldNode): FormSettings {
  return {
    ...ordinarySettings,
    audience: isForStaff ? 'staff' : 'applicant',
    hasBankAccount: true,
    hasW9: true,
    ...(applicantTypes && { applicantType: applicantTypes[0] ?? '' }),
  };
}

/** Gives the lists around a field an entry, outermost first. */
function openLists(form: LiveForm, { list }: FieldNode): void {
  if (!list) return;
  openLists(form, list);
  if (form.findField(list.path)?.value === undefined) form.addEntry(list.path);
}

/** The answers that decide whether a field is seen, each with what could be answered. */
function listQuestionsOf(nodes: readonly FieldNode[], target: Target): Choice[][] {
  return [...listDeciders(nodes, target.conditions)]
    .map(([{ field, path }, literals]) =>
      listCandidates(field, [...literals])
        .slice(0, literals.size * 3 + 2)
        .map((answer): Choice => [path, answer]),
    )
    .filter((choices) => choices.length > 0);
}

/** Every combination of answers, those of few questions first. */
function* listCombinations(questions: readonly Choice[][]): Generator<readonly Choice[]> {
  for (let size = 0; size <= questions.length; size += 1) yield* choose(questions, size);
}

function* choose(questions: readonly Choice[][], size: number): Generator<readonly Choice[]> {
  const [first, ...rest] = questions;
  if (size === 0) yield [];
  else if (first && size <= questions.length) {
    for (const choice of first) for (const others of choose(rest, size - 1)) yield [choice, ...others];
    yield* choose(rest, size);
  }
}

function completeWalk(
  compiled: CompiledProgram,
  nodes: readonly FieldNode[],
  target: Target,
  choices: readonly Choice[],
  settings: FormSettings,
): Walk | undefined {
  const form = createLiveForm(compiled, { settings });
  openLists(form, target.node);
  for (const [path, answer] of choices) form.setAnswer(path, answer);
  const keeps = () => isMet(target, form);
  fillForm(form, nodes, { pinned: new Set(choices.map(([path]) => path)), keeps });
  if (!reportForm(form).canSubmit || !keeps()) return undefined;
  const shown = nodes.filter(({ path }) => form.findField(path)?.isVisible === true);
  const required = shown.filter(({ path }) => form.findField(path)?.isRequired === true);
  return { answers: form.draftAnswers(), settings, shown: new Set(shown), required: new Set(required) };
}

import type { Rule } from '../definition/rule.ts';
import { buildScope, type Scope, type Slot } from '../rules/scope.ts';
import type { Field } from '../definition/field.ts';
import type { ProgramDefinition } from '../definition/program.ts';
import type { Question, QuestionGroup, Section } from '../definition/section.ts';

/** Everything a form consists of, each with the path that leads to it. */
export interface FormOutline {
  readonly scope: Scope;
  readonly parts: readonly PlacedPart[];
  readonly fields: readonly PlacedField[];
  readonly rules: readonly PlacedRule[];
}

export interface PlacedPart {
  readonly kind: 'section' | 'question group' | 'question';
  readonly part: Section | QuestionGroup | Question;
  readonly path: string;
}

export interface PlacedField {
  readonly field: Field;
  readonly path: string;
  readonly slot: Slot;
}

export interface PlacedRule {
  readonly rule: Rule;
  readonly path: string;
  readonly scope: Scope;
  readonly role: 'logic' | 'formula' | 'validation';
  /** The slots that are there or not, or have their value, because of this rule. */
  readonly decides: readonly Slot[];
}

/** Walks a form once and lists its parts, fields and rules. */
export function outlineForm({ sections }: ProgramDefinition): FormOutline {
  const scope = buildScope(sections.flatMap(listQuestions));
  const parts: PlacedPart[] = [];
  const fields: PlacedField[] = [];
  const rules: PlacedRule[] = [];
  const passed = new Map<Scope, number>();

  sections.forEach((section, index) => placeSection(section, `sections[${index}]`));
  return { scope, parts, fields, rules };

  function placeSection(section: Section, path: string): void {
    placePart('section', section, path, () =>
      section.questionGroups.forEach((group, index) => placeGroup(group, `${path}.questionGroups[${index}]`)),
    );
  }

  function placeGroup(group: QuestionGroup, path: string): void {
    placePart('question group', group, path, () =>
      group.questions.forEach((question, index) => placeQuestion(question, `${path}.questions[${index}]`)),
    );
  }

  function placeQuestion(question: Question, path: string): void {
    placePart('question', question, path, () => {
      if (question.skippable) takeSlot(scope);
      placeFields(question.fields, `${path}.fields`, scope);
    });
  }

  function placePart(
    kind: PlacedPart['kind'],
    part: PlacedPart['part'],
    path: string,
    placeInside: () => void,
  ): void {
    parts.push({ kind, part, path });
    const first = passed.get(scope) ?? 0;
    placeInside();
    const decides = scope.slots.slice(first, passed.get(scope));
    addRule(part.dynamicLogic, `${path}.dynamicLogic`, { scope, role: 'logic', decides });
  }

  function placeFields(list: readonly Field[], path: string, within: Scope): void {
    list.forEach((field, index) => placeField(field, `${path}[${index}]`, within));
  }

  function placeField(field: Field, path: string, within: Scope): void {
    const slot = takeSlot(within);
    fields.push({ field, path, slot });
    addRule(field.dynamicLogic, `${path}.dynamicLogic`, { scope: within, role: 'logic', decides: [slot] });
    const ofAnswer = { scope: within, role: 'validation', decides: [] } as const;
    addRule(field.validation?.condition, `${path}.validation.condition`, ofAnswer);
    field.validation?.rules?.forEach(({ rule }, index) =>
      addRule(rule, `${path}.validation.rules[${index}].rule`, ofAnswer),
    );
    if (field.type === 'Calculated')
      addRule(field.formula, `${path}.formula`, { scope: within, role: 'formula', decides: [slot] });
    if (field.type === 'Complex')
      placeFields(field.subFields, `${path}.subFields`, slot.entryScope ?? within);
  }

  function addRule(rule: Rule | undefined, path: string, place: Omit<PlacedRule, 'rule' | 'path'>): void {
    if (rule !== undefined) rules.push({ rule, path, ...place });
  }

  /** Slots are handed out in the order of the fields, so that two fields of one key are still told apart. */
  function takeSlot(within: Scope): Slot {
    const index = passed.get(within) ?? 0;
    passed.set(within, index + 1);
    const slot = within.slots[index];
    if (!slot) throw new Error('A field of the form has no slot.');
    return slot;
  }
}

function listQuestions(section: Section): readonly Question[] {
  return section.questionGroups.flatMap((group) => group.questions);
}

import type { Field, ProgramDefinition, Question, QuestionGroup, Rule, Section } from '@handrail/engine';

/** A field of a form, with all that decides whether someone sees it. */
export interface FieldNode {
  /** Its dotted key, after that of the list it is in: "courses.name". */
  readonly key: string;
  /** Its path in a form whose lists have one entry: "courses.0.name". */
  readonly path: string;
  readonly field: Field;
  readonly label: string;
  /** The list whose entries have it. */
  readonly list: FieldNode | undefined;
  readonly question: Question;
  readonly isForStaff: boolean;
  readonly applicantTypes: readonly string[] | undefined;
  readonly conditions: readonly Condition[];
}

/** A rule, and the list from whose entries it looks at the form. */
export interface Condition {
  readonly rule: Rule;
  readonly list: FieldNode | undefined;
}

/** Every field of a form, in order; the parts of a list or a group follow it. */
export function listFieldNodes({ sections }: ProgramDefinition): FieldNode[] {
  return sections.flatMap((section) =>
    section.questionGroups.flatMap((group) =>
      group.questions.flatMap((question) =>
        question.fields.flatMap((field) => listOfField(field, toFrame(section, group, question))),
      ),
    ),
  );
}

interface Frame extends Omit<FieldNode, 'field' | 'label'> {
  readonly prefix: string;
}

function toFrame(section: Section, group: QuestionGroup, question: Question): Frame {
  const parts = [section, group, question];
  return {
    key: '',
    path: '',
    prefix: '',
    list: undefined,
    question,
    isForStaff: section.adminOnly === true,
    applicantTypes: parts.find(({ applicantTypes }) => applicantTypes)?.applicantTypes,
    conditions: parts.flatMap(({ dynamicLogic }) => toConditions(dynamicLogic, undefined)),
  };
}

function listOfField(field: Field, frame: Frame): FieldNode[] {
  const { prefix, ...around } = frame;
  const node: FieldNode = {
    ...around,
    key: frame.key + field.key,
    path: frame.path + field.key,
    field,
    label: prefix + field.copy,
    conditions: [...frame.conditions, ...toConditions(field.dynamicLogic, frame.list)],
  };
  if (field.type !== 'Complex') return [node];
  const inner: Frame = {
    ...node,
    key: `${node.key}.`,
    path: field.repeated ? `${node.path}.0.` : `${node.path}.`,
    list: field.repeated ? node : frame.list,
    prefix: field.useLabelPrefix ? `${field.copy} ` : '',
  };
  return [node, ...field.subFields.flatMap((part) => listOfField(part, inner))];
}

function toConditions(rule: Rule | undefined, list: FieldNode | undefined): Condition[] {
  return rule === undefined ? [] : [{ rule, list }];
}

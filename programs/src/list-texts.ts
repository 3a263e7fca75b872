import type { Field, FieldOption, IntroPage, ProgramDefinition, Question } from '@handrail/engine';

/** A text that people read, and the id under which it is found again: the keys that lead to it. */
export interface ProgramText {
  readonly id: string;
  readonly text: string;
}

/**
 * Every text of a program, in order. The id of a question's or a field's text begins with its own key, which is unique
 * in the program: so it stays when the question moves to another section.
 */
export function listTexts(definition: ProgramDefinition): ProgramText[] {
  const { introPages, sections, submissionScreen, history, overrides } = definition;
  return [
    ...introPages.flatMap(listOfIntroPage),
    ...sections.flatMap((section) => [
      ...name(`section.${section.key}`, section),
      ...section.questionGroups.flatMap((group) => [
        ...name(`group.${group.key}`, group),
        ...group.questions.flatMap(listOfQuestion),
      ]),
    ]),
    ...take('submissionScreen', submissionScreen, ['title']),
    ...(submissionScreen?.bullets ?? []).flatMap((bullet) =>
      take(`submissionScreen.${bullet.key}`, bullet, ['title', 'description']),
    ),
    ...(history?.once ?? []).flatMap(({ answerKeys, message, order }) => [
      ...take(`once.${answerKeys[0]}`, { message }, ['message']),
      ...take(`once.${answerKeys[0]}.order`, order, ['message']),
    ]),
    ...(history?.atMost ?? []).flatMap((rule) => take(`atMost.${rule.answerKey}`, rule, ['note', 'message'])),
    ...(overrides?.statuses ?? []).flatMap((override) =>
      take(`status.${override.status}`, override, ['label', 'message', 'action', 'referralMessage']),
    ),
  ];
}

/** The texts under these names that something has. */
function take<Name extends string>(
  id: string,
  owner: Readonly<Partial<Record<Name, unknown>>> | undefined,
  names: readonly Name[],
): ProgramText[] {
  return names.flatMap((each) => {
    const text = owner?.[each];
    return typeof text === 'string' && text !== '' ? [{ id: `${id}.${each}`, text }] : [];
  });
}

function name(id: string, part: { readonly name?: string; readonly overview?: unknown }): ProgramText[] {
  const overview = typeof part.overview === 'object' ? (part.overview ?? {}) : {};
  return [...take(id, part, ['name']), ...take(`${id}.overview`, overview, ['title', 'description'])];
}

function listOfIntroPage(page: IntroPage): ProgramText[] {
  const id = `intro.${page.key}`;
  if (page.layout !== 'steps') return take(id, page, ['title', 'body']);
  // Steps have no keys: their place among the others is what they are known by.
  return [
    ...take(id, page, ['title', 'copy']),
    ...page.steps.flatMap((step, index) => take(`${id}.step${index + 1}`, step, ['title', 'description'])),
  ];
}

function listOfQuestion({ key, copy, fields }: Question): ProgramText[] {
  return [
    ...take(`question.${key}`, copy, ['title', 'intro']),
    ...fields.flatMap((field) => listOfField(field, 'field.')),
  ];
}

function listOfField(field: Field, prefix: string): ProgramText[] {
  const id = prefix + field.key;
  const { rules = [] } = field.validation ?? {};
  return [
    ...take(id, field, ['copy', 'helperText']),
    ...(field.type === 'Text' ? take(id, field, ['placeholder']) : []),
    ...('options' in field ? listOfOptions(field.options, `${id}.option`) : []),
    ...take(id, field.validation, ['message']),
    ...rules.flatMap((rule, index) => take(`${id}.rule${index + 1}`, rule, ['message'])),
    ...(field.type === 'Complex'
      ? [...take(id, field, ['entryName']), ...field.subFields.flatMap((part) => listOfField(part, `${id}.`))]
      : []),
  ];
}

function listOfOptions(options: readonly FieldOption[], id: string): ProgramText[] {
  return options.flatMap((option) => [
    ...take(`${id}.${option.value}`, option, ['label', 'description']),
    ...listOfOptions(option.children ?? [], id),
  ]);
}

import type { Field, FieldOption, IntroPage, ProgramDefinition, Question, Rule } from '@handrail/engine';
import { sayRule, type FindField } from './say-rule.ts';

/** A whole form as an author reads it in a terminal. */
export function previewProgram(definition: ProgramDefinition): string {
  const find = findFieldIn(definition);
  const { introPages, sections, submissionScreen, overrides } = definition;
  return [
    `${definition.key}, version ${definition.version}`,
    ...introPages.flatMap((page) => ['', ...previewIntroPage(page)]),
    ...sections.flatMap((section) => [
      '',
      `SECTION ${section.key}: ${section.name || '(no name)'}`,
      ...indent([
        ...(section.adminOnly ? ['Only staff see it.'] : []),
        ...sayOverview(section.overview),
        ...sayConditions(section, find),
        ...section.questionGroups.flatMap((group) => [
          '',
          `GROUP ${group.key}${group.name === undefined ? '' : `: ${group.name}`}`,
          ...indent([
            ...sayOverview(group.overview),
            ...sayConditions(group, find),
            ...group.questions.flatMap((question) => ['', ...previewQuestion(question, find)]),
          ]),
        ]),
      ]),
    ]),
    ...(submissionScreen
      ? [
          '',
          `AFTER SUBMITTING: ${submissionScreen.title}`,
          ...indent(submissionScreen.bullets.flatMap(sayStep)),
        ]
      : []),
    ...(overrides?.statuses ?? []).flatMap(({ status, label, message }) => [
      '',
      `STATUS ${status}${label === undefined ? '' : `: ${label}`}`,
      ...indent(message === undefined ? [] : [message]),
    ]),
  ].join('\n');
}

/** The most options that are printed; an export has all. */
const mostOptions = 20;

function previewIntroPage(page: IntroPage): string[] {
  const text = page.layout === 'steps' ? (page.copy ?? '') : page.body;
  return [
    `INTRO ${page.key} (${page.layout}): ${page.title}`,
    ...indent([
      ...text.split('\n').filter((line) => line !== ''),
      ...(page.layout === 'steps' ? page.steps.flatMap(sayStep) : []),
    ]),
  ];
}

function sayStep({
  title,
  description,
}: {
  readonly title: string;
  readonly description?: string;
}): string[] {
  return [description === undefined ? `- ${title}` : `- ${title}: ${description}`];
}

function sayOverview(overview: Question['copy'] | true | object | undefined): string[] {
  if (typeof overview !== 'object' || !('description' in overview)) return [];
  const { title, description } = overview as { readonly title: string; readonly description: string };
  return [`Overview: ${title} (${description})`];
}

function sayConditions(
  part: { readonly dynamicLogic?: Rule; readonly applicantTypes?: readonly string[] },
  find: FindField,
): string[] {
  return [
    ...(part.applicantTypes ? [`Only for: ${part.applicantTypes.join(', ')}.`] : []),
    ...(part.dynamicLogic === undefined ? [] : [`Shown when ${sayRule(part.dynamicLogic, find)}.`]),
  ];
}

function previewQuestion(question: Question, find: FindField): string[] {
  const { key, copy, skippable, layout, fields } = question;
  return [
    `QUESTION ${key}: ${copy.title}`,
    ...indent([
      ...(copy.intro === undefined ? [] : [copy.intro]),
      ...(skippable ? ['Can be skipped.'] : []),
      ...(layout === undefined || layout === 'default' ? [] : [`Laid out as: ${layout}.`]),
      ...sayConditions(question, find),
      ...fields.flatMap((field) => previewField(field, find)),
    ]),
  ];
}

function previewField(field: Field, find: FindField): string[] {
  const { validation = {} } = field;
  const asksNothing = field.type === 'Typography' || field.type === 'Calculated';
  const must = validation.required === false ? ', optional' : ', required';
  const inside: FindField = (key) => find(`${field.key}.${key}`) ?? find(key);
  const own = field.type === 'Complex' ? inside : find;
  return [
    `* ${field.copy.split('\n').join(' / ')} [${nameKind(field)}${asksNothing ? '' : must}] ${field.key}`,
    ...indent([
      ...(field.helperText === undefined ? [] : [field.helperText]),
      ...sayConditions(field, find),
      ...(validation.condition === undefined ? [] : [`Checked when ${sayRule(validation.condition, find)}.`]),
      ...(validation.min === undefined ? [] : [`At least ${validation.min}.`]),
      ...(validation.max === undefined ? [] : [`At most ${validation.max}.`]),
      ...(validation.rules ?? []).map(
        ({ rule, message }) => `Must be true: ${sayRule(rule, find)}, else “${message}”`,
      ),
      ...(field.type === 'Calculated' ? [`Calculated: ${sayRule(field.formula, find)}.`] : []),
      ...('options' in field ? previewOptions(field.options) : []),
      ...(field.type === 'Complex' ? field.subFields.flatMap((part) => previewField(part, own)) : []),
    ]),
  ];
}

function nameKind(field: Field): string {
  if (field.type === 'Text') return field.inputType ?? 'Text';
  if (field.type === 'Complex') return field.repeated ? 'List' : 'Group';
  return field.type === 'Dropdown' && field.multiple ? 'Dropdown, several' : field.type;
}

function previewOptions(options: readonly FieldOption[]): string[] {
  const shown = options
    .slice(0, mostOptions)
    .flatMap(({ label, value, description, children = [] }) => [
      `- ${label} = ${value}${description === undefined ? '' : ` (${description})`}`,
      ...indent(previewOptions(children)),
    ]);
  const more = options.length - mostOptions;
  return more > 0 ? [...shown, `- and ${more} more; "program export" prints them all`] : shown;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `  ${line}`));
}

/** Fields by their key, those of a list after its own; a part of an address means the address. */
function findFieldIn({ sections }: ProgramDefinition): FindField {
  const questions = sections.flatMap(({ questionGroups }) =>
    questionGroups.flatMap((group) => group.questions),
  );
  const fields = new Map(questions.flatMap((question) => listFields(question.fields, '')));
  return (key) => {
    const owner = fields.get(key.slice(0, Math.max(0, key.lastIndexOf('.'))));
    return fields.get(key) ?? (owner?.type === 'Address' ? owner : undefined);
  };
}

function listFields(fields: readonly Field[], prefix: string): (readonly [string, Field])[] {
  return fields.flatMap((field) => {
    const key = prefix + field.key;
    const parts = field.type === 'Complex' ? listFields(field.subFields, `${key}.`) : [];
    return [[key, field] as const, ...parts];
  });
}

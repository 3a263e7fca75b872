import type { Field as ProgramField, ProgramDefinition, Question, Rule, Section } from '@handrail/engine';
import type { BenchForm, Condition, Field, Item, Sum } from '../form/bench-form.ts';

const fieldsPerQuestion = 4;
const questionsPerSection = 5;

/** The form as a program of Handrail: sections of about five questions of about four fields. */
export function toProgram({ items }: BenchForm): ProgramDefinition {
  const questions = chunk(items, fieldsPerQuestion).map((part, index): Question => ({
    key: `question${index}`,
    copy: { title: `Question ${index}` },
    fields: part.map(toField),
  }));
  const sections = chunk(questions, questionsPerSection).map((part, index): Section => ({
    key: `section${index}`,
    name: `Section ${index}`,
    questionGroups: [{ key: `group${index}`, questions: part }],
  }));
  return { key: 'bench', version: 1, introPages: [], sections };
}

function toField(item: Item): ProgramField {
  const base = { key: item.key, copy: item.key };
  if (item.kind === 'group')
    return { ...base, type: 'Complex', repeated: true, subFields: item.parts.map(toField) };
  if (item.kind === 'sum')
    return { ...base, type: 'Calculated', display: 'number', formula: toFormula(item) };
  return {
    ...base,
    ...toKind(item),
    ...(item.shownIf.length > 0 && { dynamicLogic: { and: item.shownIf.map(toRule) } }),
  } as ProgramField;
}

function toKind(field: Field) {
  switch (field.kind) {
    case 'text':
      return { type: 'Text', validation: { max: field.maxLength } };
    case 'code': {
      const rule: Rule = { format: { answer: field.key }, pattern: field.pattern };
      return { type: 'Text', validation: { rules: [{ rule, message: 'Two letters and four digits' }] } };
    }
    case 'number':
      return { type: 'Text', inputType: 'Number', validation: { min: field.min, max: field.max } };
    case 'choice':
      return { type: 'RadioList', options: field.options.map((value) => ({ label: value, value })) };
  }
}

function toRule(condition: Condition): Rule {
  const answer = { answer: condition.key };
  return 'equals' in condition ? { eq: [answer, condition.equals] } : { gte: [answer, condition.atLeast] };
}

function toFormula({ of, ofEntries }: Sum): Rule {
  const entries = ofEntries && { sum: { answer: `${ofEntries.group}.${ofEntries.part}` } };
  return { add: [...of.map((key) => ({ answer: key })), ...(entries ? [entries] : [])] };
}

function chunk<Thing>(things: readonly Thing[], length: number): Thing[][] {
  return Array.from({ length: Math.ceil(things.length / length) }, (_, index) =>
    things.slice(index * length, (index + 1) * length),
  );
}

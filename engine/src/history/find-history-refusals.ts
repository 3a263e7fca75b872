import type { Answers } from '../values/answers.ts';
import { findOption } from '../answers/choices.ts';
import type { Field } from '../definition/field.ts';
import type { OnceRule } from '../definition/history.ts';
import type { ProgramDefinition } from '../definition/program.ts';
import type { EarlierSubmission } from './earlier-submission.ts';
import { findAllowances, sayAboveAllowance } from './find-allowances.ts';
import { listValues } from './list-values.ts';

/** Why answers cannot be submitted after what the same person submitted before; one message for each reason. */
export function findHistoryRefusals(
  definition: ProgramDefinition,
  answers: Answers,
  earlier: readonly EarlierSubmission[],
): string[] {
  const refusals = (definition.history?.once ?? []).flatMap((rule) =>
    applyRule(rule, answers, earlier).map(({ message, value }) =>
      message.replace('{value}', labelOf(definition, rule, value)),
    ),
  );
  const tooMuch = Object.entries(findAllowances(definition, earlier)).flatMap(([key, allowance]) =>
    sayAboveAllowance(allowance, answers[key]),
  );
  return [...new Set([...refusals, ...tooMuch])];
}

interface Refusal {
  readonly message: string;
  readonly value: string;
}

function applyRule(
  { answerKeys, programs, message, order }: OnceRule,
  answers: Answers,
  earlier: readonly EarlierSubmission[],
): Refusal[] {
  const counted = earlier.filter(({ programKey }) => programs.includes(programKey));
  const before = new Set(counted.flatMap((submission) => listValues(submission.answers, answerKeys)));
  return listValues(answers, answerKeys).flatMap((value) => {
    if (before.has(value)) return { message, value };
    const first = order?.values.slice(0, order.values.indexOf(value)).find((each) => !before.has(each));
    return order && order.values.includes(value) && first !== undefined
      ? { message: order.message, value: first }
      : [];
  });
}

function labelOf(
  { sections }: ProgramDefinition,
  { answerKeys, labelledBy }: OnceRule,
  value: string,
): string {
  const groups = sections.flatMap(({ questionGroups }) => questionGroups);
  const fields = groups.flatMap(({ questions }) => questions.flatMap((question) => question.fields));
  const keys = labelledBy === undefined ? answerKeys : [labelledBy];
  const options = fields.flatMap((field) => listOptions(field, keys));
  return findOption(options, value)?.label ?? value;
}

function listOptions(field: Field, keys: readonly string[], prefix = ''): Parameters<typeof findOption>[0] {
  const key = `${prefix}${field.key}`;
  if (field.type === 'Complex') return field.subFields.flatMap((part) => listOptions(part, keys, `${key}.`));
  return 'options' in field && keys.includes(key) ? field.options : [];
}

import type { Answers, AnswerValue } from '../values/answers.ts';
import type { Field } from '../definition/field.ts';
import type { ProgramDefinition } from '../definition/program.ts';
import type { Question } from '../definition/section.ts';
import { listOptionValues } from '../answers/choices.ts';
import type { Chooser } from './choice-tape.ts';

/** Answers to some of a program's questions: mostly sensible, at times of the wrong type. */
export function chooseAnswers(chooser: Chooser, definition: ProgramDefinition): Answers {
  const answers: Record<string, AnswerValue> = {};
  for (const { key, skippable, fields } of listQuestions(definition)) {
    if (skippable && chooser.oneIn(4)) answers[`${key}.skipped`] = chooser.pick([true, false, 'true']);
    Object.assign(answers, chooseAnswersOf(chooser, fields));
  }
  if (chooser.oneIn(4)) answers.unknown = 'kept';
  return answers;
}

export function listQuestions({ sections }: ProgramDefinition): Question[] {
  return sections.flatMap(({ questionGroups }) => questionGroups).flatMap(({ questions }) => questions);
}

export function chooseAnswersOf(chooser: Chooser, fields: readonly Field[], prefix = ''): Answers {
  const answers: Record<string, AnswerValue> = {};
  for (const field of fields) {
    if (field.type === 'Complex' && !field.repeated) {
      Object.assign(answers, chooseAnswersOf(chooser, field.subFields, `${prefix}${field.key}.`));
    } else if (!chooser.oneIn(4)) {
      answers[prefix + field.key] = chooseAnswer(chooser, field);
    }
  }
  return answers;
}

/** An answer to a field, at times one that it cannot take. */
export function chooseAnswer(chooser: Chooser, field: Field): AnswerValue {
  return chooser.oneIn(6) ? chooseOddity(chooser) : chooseFitting(chooser, field);
}

/** JSON that no screen would send. */
function chooseOddity(chooser: Chooser): AnswerValue {
  const oddities: readonly [unknown, ...unknown[]] = [
    null,
    '',
    '0',
    'false',
    0,
    1e300,
    true,
    [],
    {},
    [null, 3],
    [[['a']]],
    ['yes', { deep: [1] }],
    { toString: 'x', valueOf: 1 },
    JSON.parse('{"__proto__": {"city": "x"}, "constructor": 1}'),
    [{ id: 'd1' }],
    [{ f0: 'a', f1: [{ f0: 'b' }] }, 'x'],
    'x'.repeat(300),
    '2026-02-30',
    { copied: 'true', city: {} },
  ];
  return chooser.pick(oddities) as AnswerValue;
}

function chooseFitting(chooser: Chooser, field: Field): AnswerValue {
  switch (field.type) {
    case 'Address':
      return chooseAddress(chooser);
    case 'Checkbox':
      return chooser.flip();
    case 'CheckboxGroup':
      return chooser.some(2, () => chooser.find(listOptionValues(field.options)) ?? '');
    case 'Complex':
      return chooser.some(3, () => chooseAnswersOf(chooser, field.subFields));
    case 'Date':
      return chooser.pick(['2024-02-29', '2026-11-15', '11/16/2026', '1899-12-31']);
    case 'Document':
      return chooser.some(2, (index) => ({ id: `document${index}`, filename: 'a.pdf' }));
    case 'Dropdown':
    case 'RadioList':
      return 'multiple' in field
        ? chooser.some(3, () => chooser.find(listOptionValues(field.options)) ?? '')
        : chooser.find(listOptionValues(field.options));
    case 'Text':
      return chooseText(chooser, field.inputType ?? 'Text');
    case 'Calculated':
    case 'Typography':
      return 'never kept';
  }
}

function chooseText(chooser: Chooser, inputType: string): AnswerValue {
  switch (inputType) {
    case 'Currency':
    case 'Number':
      return chooser.pick<AnswerValue>([3, '3', 0, '0', 250, -1, '007', 1.5]);
    case 'Date':
      return chooser.pick(['2026-11-15', '02/29/2024']);
    case 'Email':
      return 'ada@example.org';
    case 'Phone':
    case 'Tel':
      return chooser.pick(['2125550123', '(212) 555-0123']);
    default:
      return chooser.pick<AnswerValue>([
        'a',
        'ab',
        '3',
        '0',
        'true',
        'false',
        '007',
        '2026-02-28',
        'A longer text',
      ]);
  }
}

function chooseAddress(chooser: Chooser): AnswerValue {
  return chooser.pick<AnswerValue>([
    { addressLine1: '1 Main St', city: 'Bronx', state: 'NY', zip: '10451' },
    { copied: true },
    { copied: true, id: 'a1' },
    { isUnhoused: true, city: 'Bronx', state: 'NY', zip: '10451' },
    { state: 'NJ' },
  ]);
}

import type { Field } from '../../definition/field.ts';
import type { ProgramDefinition } from '../../definition/program.ts';
import type { Question } from '../../definition/section.ts';

/** Where the fields of buildProgram lie. */
export const fieldsPath = 'sections[0].questionGroups[0].questions[0].fields';

/** A program that asks one question with these fields. */
export function buildProgram(fields: readonly Field[], question: Partial<Question> = {}): ProgramDefinition {
  return {
    key: 'test-program',
    version: 1,
    introPages: [],
    sections: [
      {
        key: 'section',
        name: 'Section',
        questionGroups: [
          {
            key: 'group',
            questions: [{ key: 'question', copy: { title: 'Question' }, fields, ...question }],
          },
        ],
      },
    ],
  };
}

/** A text field, as the simplest of all. */
export function buildText(key: string, overrides: object = {}): Field {
  return { type: 'Text', key, copy: key, ...overrides };
}

export function buildRepeated(key: string, subFields: readonly Field[], overrides: object = {}): Field {
  return { type: 'Complex', key, copy: key, repeated: true, subFields, ...overrides };
}

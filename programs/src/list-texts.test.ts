import { defineProgram } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { listTexts } from './list-texts.ts';

const definition = defineProgram({
  key: 'aid',
  version: 1,
  introPages: [{ key: 'hello', layout: 'steps', title: 'Hello', steps: [{ title: 'Apply', icon: 'apply' }] }],
  sections: [
    {
      key: 'about',
      name: 'About you',
      overview: { title: 'You', description: 'Have your documents ready.' },
      questionGroups: [
        {
          key: 'family',
          questions: [
            {
              key: 'children',
              copy: { title: 'Who are your children?' },
              fields: [
                {
                  type: 'Complex',
                  key: 'children',
                  copy: 'Children',
                  entryName: 'child',
                  repeated: true,
                  subFields: [
                    {
                      type: 'RadioList',
                      key: 'school',
                      copy: 'At school?',
                      options: [{ label: 'Yes', value: 'yes' }],
                      validation: {
                        rules: [{ rule: { answered: { answer: 'school' } }, message: 'Say so' }],
                      },
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  overrides: { statuses: [{ status: 'Denied', message: 'We are sorry.' }] },
});

describe('listTexts', () => {
  it('names each text by the keys that lead to it', () => {
    expect(Object.fromEntries(listTexts(definition).map(({ id, text }) => [id, text]))).toEqual({
      'intro.hello.title': 'Hello',
      'intro.hello.step1.title': 'Apply',
      'section.about.name': 'About you',
      'section.about.overview.title': 'You',
      'section.about.overview.description': 'Have your documents ready.',
      'question.children.title': 'Who are your children?',
      'field.children.copy': 'Children',
      'field.children.entryName': 'child',
      'field.children.school.copy': 'At school?',
      'field.children.school.option.yes.label': 'Yes',
      'field.children.school.rule1.message': 'Say so',
      'status.Denied.message': 'We are sorry.',
    });
  });

  it('keeps the id of a text whose question moves to another section', () => {
    const [about] = definition.sections;
    const moved = {
      ...definition,
      sections: [{ ...about, key: 'later', questionGroups: about.questionGroups }],
    };
    const idOf = (form: Parameters<typeof listTexts>[0]) =>
      listTexts(form).find(({ text }) => text === 'At school?')?.id;
    expect(idOf(moved)).toBe(idOf(definition));
  });
});

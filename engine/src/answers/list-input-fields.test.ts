import { describe, expect, it } from 'vitest';
import type { Field } from '../definition/field.ts';
import { listInputFields } from './list-input-fields.ts';

const name: Field = { key: 'name', type: 'Text', copy: 'Name' };

describe('listInputFields', () => {
  it('lists what can be answered, under the key where its answer is kept', () => {
    const fields: Field[] = [
      name,
      { key: 'intro', type: 'Typography', copy: 'Read this' },
      { key: 'total', type: 'Calculated', copy: 'Total', formula: { literal: 1 }, display: 'number' },
      { key: 'owner', type: 'Complex', copy: 'Owner', subFields: [name] },
      { key: 'courses', type: 'Complex', copy: 'Courses', repeated: true, subFields: [name] },
    ];
    const question = { key: 'about', copy: { title: 'About' }, skippable: true, fields } as const;
    const group = { key: 'group', name: 'Group', questions: [question] };
    const sections = [{ key: 'section', name: 'Section', questionGroups: [group] }];

    expect(listInputFields({ sections }).map(({ key, marksSkipped }) => [key, marksSkipped])).toEqual([
      ['about.skipped', true],
      ['name', false],
      ['owner.name', false],
      ['courses', false],
    ]);
  });
});

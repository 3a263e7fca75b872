import { and, answer, defineProgram, sum, type Field, type Rule } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { exploreProgram } from './explore-program.ts';
import { listUnrefused } from './list-unrefused.ts';

function formOf(...fields: readonly Field[]) {
  const questions = fields.map((field) => ({
    key: field.key,
    copy: { title: field.copy },
    fields: [field],
  }));
  return defineProgram({
    key: 'test',
    version: 1,
    introPages: [],
    sections: [{ key: 'all', name: 'All', questionGroups: [{ key: 'all', questions }] }],
  });
}

function choice(key: string, values: readonly string[], more: Partial<Field> = {}): Field {
  const options = values.map((value) => ({ label: value, value }));
  return { type: 'RadioList', key, copy: key, options, ...more } as Field;
}

function text(key: string, dynamicLogic?: Rule): Field {
  return { type: 'Text', key, copy: key, ...(dynamicLogic !== undefined && { dynamicLogic }) };
}

function listUnreached(...fields: readonly Field[]): string[] {
  return exploreProgram(formOf(...fields)).unreached.map(({ key }) => key);
}

describe('exploreProgram', () => {
  it('finds the answers that lead to a question behind others', () => {
    const fields = [
      choice('a', ['no', 'yes']),
      choice('b', ['1', '2', '3'], { dynamicLogic: answer('a').equals('yes') }),
      { type: 'Text', inputType: 'Number', key: 'c', copy: 'c', dynamicLogic: answer('b').equals('3') },
      text('d', and(answer('c').isAbove(40), answer('a').equals('yes'))),
    ] satisfies Field[];
    const { unreached, walks } = exploreProgram(formOf(...fields));
    expect(unreached).toEqual([]);
    expect(walks.at(-1)?.answers).toMatchObject({ a: 'yes', b: '3', c: 41, d: 'Some words' });
  });

  it('names a question that nobody can be asked', () => {
    const never = and(answer('a').equals('yes'), answer('a').equals('no'));
    expect(listUnreached(choice('a', ['no', 'yes']), text('b', never))).toEqual(['b']);
  });

  it('names a question that only answers lead to which cannot be submitted', () => {
    const mustBeYes = { rules: [{ rule: answer('a').equals('yes'), message: 'Must be yes' }] };
    const fields = [
      choice('a', ['no', 'yes'], { validation: mustBeYes }),
      text('b', answer('a').equals('no')),
    ];
    expect(listUnreached(...fields)).toEqual(['b']);
  });

  it('names a field that says it is required but never is', () => {
    const field = { ...text('b'), validation: { condition: answer('a').equals('no') } };
    const mustBeYes = { rules: [{ rule: answer('a').equals('yes'), message: 'Must be yes' }] };
    expect(listUnreached(choice('a', ['no', 'yes'], { validation: mustBeYes }), field)).toEqual(['b']);
  });

  it('changes the answers that a worked-out value comes from until it is right', () => {
    const courses: Field = {
      type: 'Complex',
      key: 'courses',
      copy: 'Courses',
      repeated: true,
      subFields: [{ type: 'Text', inputType: 'Number', key: 'hours', copy: 'Hours' }],
    };
    const total: Field = {
      type: 'Calculated',
      key: 'total',
      copy: 'Total',
      display: 'number',
      formula: sum(answer('courses.hours')),
      validation: { rules: [{ rule: answer('total').isAtLeast(15), message: 'At least 15' }] },
    };
    const { unreached, walks } = exploreProgram(formOf(courses, total));
    expect(unreached).toEqual([]);
    expect(walks[0]?.answers).toEqual({ courses: [{ hours: 20 }] });
  });
});

describe('listUnrefused', () => {
  it('is content when each required answer is asked for in the words of its kind', () => {
    const owner: Field = {
      type: 'Complex',
      key: 'owner',
      copy: 'Owner',
      useLabelPrefix: true,
      subFields: [text('name')],
    };
    const form = formOf(owner, choice('a', ['yes']), { type: 'Address', key: 'home', copy: 'Home' });
    expect(listUnrefused(form, exploreProgram(form))).toEqual([]);
  });

  it('names a required answer without which the form is submitted', () => {
    const form = formOf(choice('a', ['yes']), text('b'));
    const optional = formOf(choice('a', ['yes']), { ...text('b'), validation: { required: false } });
    expect(listUnrefused(optional, exploreProgram(form))).toEqual(['b']);
  });
});

import { describe, expect, it } from 'vitest';
import type { Field } from '../../definition/field.ts';
import {
  buildForm,
  buildProgram,
  buildQuestion,
  buildSection,
  buildTextField,
  startForm,
} from '../../testing/build-program.ts';
import { explainField } from './explain-field.ts';

const isYes = (key: string) => ({ eq: [{ answer: key }, 'yes'] }) as const;

describe('explainField', () => {
  const program = buildProgram({
    sections: [
      buildSection('first', [
        buildQuestion('q1', [buildTextField('a', { copy: 'A' }), buildTextField('b', { copy: 'B' })]),
      ]),
      buildSection('second', [buildQuestion('q2', [buildTextField('c', { dynamicLogic: isYes('b') })])], {
        dynamicLogic: isYes('a'),
      }),
    ],
  });

  it('gives the conditions of what a field stands in, then its own', () => {
    expect(explainField(startForm(program, { a: 'yes', b: 'yes' }), 'c')).toEqual({
      holds: true,
      reasons: [
        { key: 'a', text: '“A” is “yes”' },
        { key: 'b', text: '“B” is “yes”' },
      ],
    });
  });

  it('gives only what hides a hidden field', () => {
    expect(explainField(startForm(program, { a: 'no', b: 'yes' }), 'c')).toEqual({
      holds: false,
      reasons: [{ key: 'a', text: '“A” is “no”. It would have to be “yes”' }],
    });
  });

  it('has no reason for a field that is always there, and nothing for one that is not', () => {
    expect(explainField(startForm(program), 'a')).toEqual({ holds: true, reasons: [] });
    expect(explainField(startForm(program), 'nobody')).toBeUndefined();
  });

  it('looks at the entry that a field stands in, and around it', () => {
    const kids: Field = {
      type: 'Complex',
      key: 'kids',
      copy: 'Kids',
      repeated: true,
      subFields: [
        buildTextField('name', { copy: 'Kid' }),
        buildTextField('school', { copy: 'School', dynamicLogic: { not: { answered: { answer: 'name' } } } }),
        buildTextField('guardian', { dynamicLogic: { answered: { answer: 'name', up: 1 } } }),
      ],
    };
    const form = buildForm([buildTextField('name', { copy: 'Parent' }), kids], {
      name: 'Ana',
      kids: [{ name: 'Bo' }, {}],
    });
    expect(explainField(form, 'kids.0.school')).toEqual({
      holds: false,
      reasons: [{ key: 'name', text: '“Kid” is “Bo”' }],
    });
    expect(explainField(form, 'kids.1.school')).toMatchObject({ holds: true });
    expect(explainField(form, 'kids.0.guardian')).toEqual({
      holds: true,
      reasons: [{ key: 'name', text: '“Parent” is “Ana”' }],
    });
  });

  it('says for whom a part of the form is', () => {
    const forOthers = buildProgram({
      sections: [
        buildSection('s', [buildQuestion('q1')], { adminOnly: true }),
        buildSection('t', [buildQuestion('q2')], { applicantTypes: ['tenant', 'owner'] }),
      ],
    });
    const form = startForm(forOthers, {}, { applicantType: 'landlord' });
    expect(explainField(form, 'q1Text')).toEqual({
      holds: false,
      reasons: [{ text: 'Staff fill this out' }],
    });
    expect(explainField(form, 'q2Text')).toEqual({
      holds: false,
      reasons: [{ text: 'This question is only for: tenant, owner' }],
    });
  });
});

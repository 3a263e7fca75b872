import { describe, expect, it } from 'vitest';
import type { Field } from '../definition/field.ts';
import {
  buildForm,
  buildGroup,
  buildProgram,
  buildQuestion,
  buildSection,
  buildTextField,
  startForm,
} from '../testing/build-program.ts';
import type { Rule } from '../definition/rule.ts';
import type { LiveForm } from './live-form.ts';

function isYes(key: string): Rule {
  return { eq: [{ answer: key }, 'yes'] };
}

function isVisible(form: LiveForm, path: string): boolean | undefined {
  return form.findField(path)?.isVisible;
}

describe('dynamicLogic', () => {
  it('shows and hides a field [P442] [R014]', () => {
    const form = buildForm([buildTextField('a'), buildTextField('b', { dynamicLogic: isYes('a') })]);
    expect(isVisible(form, 'b')).toBe(false);
    form.setAnswer('a', 'yes');
    expect(isVisible(form, 'b')).toBe(true);
    form.setAnswer('a', 'no');
    expect(isVisible(form, 'b')).toBe(false);
  });

  it.each<[string, 'section' | 'group' | 'question']>([
    ['a section', 'section'],
    ['a question group', 'group'],
    ['a question', 'question'],
  ])('of %s shows and hides all its fields [P442]', (_what, part) => {
    const logic = (each: typeof part) => (each === part ? { dynamicLogic: isYes('a') } : {});
    const question = buildQuestion('q2', [buildTextField('b'), buildTextField('c')], logic('question'));
    const questionGroups = [buildGroup('g', [question], logic('group'))];
    const form = startForm(
      buildProgram({
        sections: [
          buildSection('s1', [buildQuestion('q1', [buildTextField('a')])]),
          buildSection('s2', [], { questionGroups, ...logic('section') }),
        ],
      }),
    );
    expect([isVisible(form, 'b'), isVisible(form, 'c')]).toEqual([false, false]);
    expect(form.setAnswer('a', 'yes').questions).toEqual(['q2']);
    expect([isVisible(form, 'b'), isVisible(form, 'c')]).toEqual([true, true]);
  });

  it('cascades: what a hidden answer showed goes with it, and comes back [P442]', () => {
    const form = buildForm(
      [
        buildTextField('a'),
        buildTextField('b', { dynamicLogic: isYes('a') }),
        buildTextField('c', { dynamicLogic: isYes('b') }),
        buildTextField('d', { dynamicLogic: { not: isYes('c') } }),
      ],
      { a: 'yes', b: 'yes', c: 'yes' },
    );
    expect(['b', 'c', 'd'].map((key) => isVisible(form, key))).toEqual([true, true, false]);
    form.setAnswer('a', 'no');
    expect(['b', 'c', 'd'].map((key) => isVisible(form, key))).toEqual([false, false, true]);
    form.setAnswer('a', 'yes');
    expect(['b', 'c', 'd'].map((key) => isVisible(form, key))).toEqual([true, true, false]);
  });

  it('may look at answers that come later in the form [P442]', () => {
    const form = buildForm([buildTextField('b', { dynamicLogic: isYes('a') }), buildTextField('a')]);
    form.setAnswer('a', 'yes');
    expect(isVisible(form, 'b')).toBe(true);
  });

  it('of a group of fields hides its parts', () => {
    const owner: Field = {
      type: 'Complex',
      key: 'owner',
      copy: 'Owner',
      dynamicLogic: isYes('a'),
      subFields: [buildTextField('name')],
    };
    const form = buildForm([buildTextField('a'), owner], { 'owner.name': 'Ana' });
    expect(form.findField('owner.name')).toMatchObject({ isVisible: false, errors: [] });
    form.setAnswer('a', 'yes');
    expect(form.findField('owner.name')).toMatchObject({ isVisible: true, value: 'Ana' });
  });

  it('inside an entry looks at that entry', () => {
    const kids: Field = {
      type: 'Complex',
      key: 'kids',
      copy: 'Kids',
      repeated: true,
      subFields: [buildTextField('inSchool'), buildTextField('school', { dynamicLogic: isYes('inSchool') })],
    };
    const form = buildForm([kids], { kids: [{ inSchool: 'yes' }, { inSchool: 'no' }] });
    expect([isVisible(form, 'kids.0.school'), isVisible(form, 'kids.1.school')]).toEqual([true, false]);
    form.setAnswer('kids.1.inSchool', 'yes');
    expect(isVisible(form, 'kids.1.school')).toBe(true);
  });
});

describe('parts for some people', () => {
  it('asks only applicants of the named types', () => {
    const sections = [
      buildSection('s', [buildQuestion('q1', undefined, { applicantTypes: ['tenant', 'owner'] })]),
    ];
    const program = buildProgram({ sections });
    const isAsked = (applicantType?: string) =>
      isVisible(startForm(program, {}, applicantType === undefined ? {} : { applicantType }), 'q1Text');
    expect([isAsked('tenant'), isAsked('landlord'), isAsked()]).toEqual([true, false, false]);
  });

  it('keeps sections of staff from applicants', () => {
    const program = buildProgram({
      sections: [buildSection('s', [buildQuestion('q1')], { adminOnly: true })],
    });
    expect(isVisible(startForm(program, {}, { audience: 'applicant' }), 'q1Text')).toBe(false);
    expect(isVisible(startForm(program, {}, { audience: 'staff' }), 'q1Text')).toBe(true);
  });

  it('needs both the type and the logic', () => {
    const question = buildQuestion('q', [buildTextField('b')], {
      applicantTypes: ['tenant'],
      dynamicLogic: isYes('a'),
    });
    const program = buildProgram({
      sections: [buildSection('s', [buildQuestion('q1', [buildTextField('a')]), question])],
    });
    expect(isVisible(startForm(program, { a: 'yes' }, { applicantType: 'tenant' }), 'b')).toBe(true);
    expect(isVisible(startForm(program, { a: 'no' }, { applicantType: 'tenant' }), 'b')).toBe(false);
    expect(isVisible(startForm(program, { a: 'yes' }, { applicantType: 'owner' }), 'b')).toBe(false);
  });
});

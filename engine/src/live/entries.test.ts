import { describe, expect, it } from 'vitest';
import type { Answers } from '../values/answers.ts';
import type { ComplexField } from '../definition/field.ts';
import { buildForm, buildTextField } from '../testing/build-program.ts';
import type { LiveForm } from './live-form.ts';
import { reportForm } from './form-report.ts';

const pets: ComplexField = {
  type: 'Complex',
  key: 'pets',
  copy: 'Pets',
  repeated: true,
  validation: { required: false },
  subFields: [buildTextField('name', { copy: 'Pet' })],
};
const kids: ComplexField = {
  type: 'Complex',
  key: 'kids',
  copy: 'Kids',
  repeated: true,
  subFields: [buildTextField('name', { copy: 'Kid' })],
};

function start(entries: readonly Answers[]): LiveForm {
  return buildForm([kids], { kids: entries });
}

describe('entries of a repeated group', () => {
  it('are added at the end or in between [P455]', () => {
    const form = start([{ name: 'Bo' }]);
    form.addEntry('kids', { name: 'Di' });
    form.addEntry('kids', { name: 'Cy' }, 1);
    form.addEntry('kids');
    expect(form.submittedAnswers()).toEqual({ kids: [{ name: 'Bo' }, { name: 'Cy' }, { name: 'Di' }, {}] });
    expect(form.findField('kids')).toMatchObject({ value: 4, errors: [] });
    expect(form.findField('kids.3.name')?.errors).toEqual(['Kid is required']);
  });

  it('are the first of an empty group [P455] [P499]', () => {
    const form = buildForm([kids]);
    expect(form.findField('kids')?.errors).toEqual(['Kids is required']);
    form.addEntry('kids', { name: 'Bo' });
    expect(form.findField('kids')).toMatchObject({ value: 1, errors: [] });
    form.removeEntry('kids', 0);
    expect(form.findField('kids')).toMatchObject({ value: 0, errors: ['Kids is required'] });
  });

  it('are removed, with their errors [P455]', () => {
    const form = start([{ name: 'Bo' }, {}, { name: 'Di' }]);
    expect(reportForm(form).canSubmit).toBe(false);
    form.removeEntry('kids', 1);
    expect(form.submittedAnswers()).toEqual({ kids: [{ name: 'Bo' }, { name: 'Di' }] });
    expect(reportForm(form).canSubmit).toBe(true);
  });

  it('are updated, one answer or all at once [P455]', () => {
    const form = start([{ name: 'Bo' }, { name: 'Cy' }]);
    form.setAnswer('kids.1.name', 'Di');
    expect(form.submittedAnswers()).toEqual({ kids: [{ name: 'Bo' }, { name: 'Di' }] });
    form.setAnswer('kids', [{ name: 'Ed' }, {}]);
    expect(form.submittedAnswers()).toEqual({ kids: [{ name: 'Ed' }, {}] });
    expect(form.findField('kids.1.name')?.errors).toEqual(['Kid is required']);
  });

  it('take their touched state along when they move [P454] [P455]', () => {
    const form = start([{ name: 'Bo' }, { name: 'Cy' }]);
    form.touch('kids.1.name');
    form.removeEntry('kids', 0);
    expect(form.findField('kids.0.name')).toMatchObject({
      path: 'kids.0.name',
      value: 'Cy',
      isTouched: true,
    });
    expect(form.findField('kids.1.name')).toBeUndefined();
  });

  it('hold entries of their own, whose paths move along [P455]', () => {
    const withPets = { ...kids, subFields: [...kids.subFields, pets] };
    const form = buildForm([withPets], {
      kids: [{ name: 'Bo' }, { name: 'Cy', pets: [{ name: 'Rex' }] }],
    });
    expect(form.findField('kids.1.pets.0.name')?.path).toBe('kids.1.pets.0.name');
    form.removeEntry('kids', 0);
    expect(form.findField('kids.0.pets.0.name')).toMatchObject({ path: 'kids.0.pets.0.name', value: 'Rex' });
    expect(form.setAnswer('kids.0.pets.0.name', '').fields.map(({ path }) => path)).toContain(
      'kids.0.pets.0.name',
    );
    form.addEntry('kids.0.pets', { name: 'Kit' });
    expect(form.submittedAnswers()).toEqual({
      kids: [{ name: 'Cy', pets: [{ name: '' }, { name: 'Kit' }] }],
    });
  });

  it.each([
    ['a group that is none', (form: LiveForm) => form.addEntry('kids.0.name')],
    ['a group that is not there', (form: LiveForm) => form.addEntry('cats')],
    ['an entry that is not there', (form: LiveForm) => form.removeEntry('kids', 7)],
    ['an answer of an entry that is not there', (form: LiveForm) => form.setAnswer('kids.7.name', 'Bo')],
  ])('change nothing for %s', (_what, change) => {
    const form = start([{ name: 'Bo' }]);
    expect(change(form)).toEqual({ fields: [], questions: [] });
    expect(form.draftAnswers()).toEqual({ kids: [{ name: 'Bo' }] });
  });
});

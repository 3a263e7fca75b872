import { describe, expect, it } from 'vitest';
import {
  buildForm,
  buildProgram,
  buildQuestion,
  buildSection,
  buildSettings,
  buildTextField,
} from '../testing/build-program.ts';
import { compileProgram } from './compile-program.ts';
import { createLiveForm } from './live-form.ts';

const a = buildTextField('a');
const b = buildTextField('b', { dynamicLogic: { eq: [{ answer: 'a' }, 'yes'] } });
const c = buildTextField('c');

describe('starting again', () => {
  const compiled = compileProgram(
    buildProgram({ sections: [buildSection('s', [buildQuestion('q', [a, b, c])])] }),
  );
  const settings = buildSettings();
  const answers = { a: 'yes', b: 'x' };

  it('resets a form to the answers that were kept [P456]', () => {
    const used = createLiveForm(compiled, { settings, answers });
    used.setAnswer('a', 'no');
    used.setAnswer('c', 'y');
    used.attemptSubmit();
    const fresh = createLiveForm(compiled, { settings, answers });
    expect(fresh.draftAnswers()).toEqual(answers);
    expect(fresh.findField('b')).toMatchObject({ isVisible: true, value: 'x' });
    expect(fresh.findField('c')).toMatchObject({ value: undefined, isTouched: false, shownErrors: [] });
  });

  it('shares one compiled program among forms that know nothing of each other', () => {
    const one = createLiveForm(compiled, { settings, answers });
    const other = createLiveForm(compiled, { settings });
    one.setAnswer('c', 'y');
    other.setAnswer('a', 'no');
    expect(one.draftAnswers()).toEqual({ ...answers, c: 'y' });
    expect(other.draftAnswers()).toEqual({ a: 'no' });
  });

  it('leaves the answers it was given as they are', () => {
    const given = { a: 'yes', b: 'x' };
    createLiveForm(compiled, { settings, answers: given }).setAnswer('b', 'y');
    expect(given).toEqual({ a: 'yes', b: 'x' });
  });
});

describe('the changes of an edit', () => {
  it('are the answer itself and its errors', () => {
    const form = buildForm([a, c]);
    expect(form.setAnswer('a', 'x')).toEqual({
      fields: [{ path: 'a', visibility: false, value: true, errors: true }],
      questions: [],
    });
    expect(form.setAnswer('a', 'y')).toEqual({
      fields: [{ path: 'a', visibility: false, value: true, errors: false }],
      questions: [],
    });
  });

  it('are what came to light, with its errors', () => {
    const form = buildForm([a, b, c], { a: 'no' });
    expect(form.setAnswer('a', 'yes').fields).toEqual([
      { path: 'a', visibility: false, value: true, errors: false },
      { path: 'b', visibility: true, value: false, errors: true },
    ]);
  });

  it('are nothing for the same answer and for a path that is not there', () => {
    const form = buildForm([a], { a: 'x' });
    expect(form.setAnswer('a', 'x')).toEqual({ fields: [], questions: [] });
    expect(form.setAnswer('nobody', 'x')).toEqual({ fields: [], questions: [] });
    expect(form.touch('nobody')).toEqual({ fields: [], questions: [] });
    expect(form.findField('nobody')).toBeUndefined();
  });

  it('tell of progress when a section becomes complete or incomplete [P450]', () => {
    const form = buildForm([a, c], { c: 'x' });
    expect(form.setAnswer('a', 'x').progress).toBe(1);
    expect(form.setAnswer('a', '').progress).toBe(0);
    expect(form.setAnswer('c', 'y')).not.toHaveProperty('progress');
  });

  it('are a touched field, once', () => {
    const form = buildForm([a]);
    expect(form.touch('a').fields.map(({ path }) => path)).toEqual(['a']);
    expect(form.touch('a').fields).toEqual([]);
  });
});

describe('the state of a field', () => {
  it('is the same object until something of it changes', () => {
    const form = buildForm([a, b, c], { a: 'no' });
    const before = { a: form.findField('a'), b: form.findField('b'), c: form.findField('c') };
    expect(form.findField('a')).toBe(before.a);
    form.setAnswer('a', 'yes');
    expect(form.findField('a')).not.toBe(before.a);
    expect(form.findField('b')).not.toBe(before.b);
    expect(form.findField('c')).toBe(before.c);
  });

  it('says everything that a screen shows', () => {
    const form = buildForm([a]);
    expect(form.findField('a')).toEqual({
      path: 'a',
      field: a,
      isVisible: true,
      isActive: true,
      isRequired: true,
      value: undefined,
      errors: ['a is required'],
      isMissing: true,
      isTouched: false,
      shownErrors: [],
    });
  });

  it('tells what is typed where it does not count', () => {
    const form = buildForm([a, b], { a: 'no' });
    form.findField('b');
    expect(form.setAnswer('b', 'x').fields.map(({ path }) => path)).toEqual(['b']);
    expect(form.findField('b')).toMatchObject({ isVisible: false, value: 'x' });
  });
});

describe('a field that is required under a condition', () => {
  it('says so while the condition holds, and names the change [P497]', () => {
    const proof = buildTextField('proof', { validation: { condition: { eq: [{ answer: 'a' }, 'yes'] } } });
    const form = buildForm([a, proof], { a: 'no', proof: 'here' });
    expect(form.findField('proof')).toMatchObject({ isRequired: false, errors: [] });

    const { fields } = form.setAnswer('a', 'yes');

    expect(form.findField('proof')).toMatchObject({ isRequired: true, errors: [] });
    expect(fields).toContainEqual({ path: 'proof', visibility: false, value: false, errors: true });
  });
});

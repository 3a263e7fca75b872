import { describe, expect, it } from 'vitest';
import {
  buildForm,
  buildProgram,
  buildQuestion,
  buildSection,
  buildTextField,
  startForm,
} from '../testing/build-program.ts';
import type { LiveForm } from '../live/live-form.ts';
import type { ValidationTiming } from './validation-timing.ts';

const name = buildTextField('name', { copy: 'Name' });
const size = buildTextField('size', { copy: 'Size', inputType: 'Number' });

function shownErrors(form: LiveForm, path: string): readonly string[] | undefined {
  return form.findField(path)?.shownErrors;
}

describe('touched fields', () => {
  it('become so by leaving them or by an answer, each for itself [P454]', () => {
    const form = buildForm([name, size]);
    const isTouched = () => ['name', 'size'].map((path) => form.findField(path)?.isTouched);
    expect(isTouched()).toEqual([false, false]);
    form.touch('name');
    expect(isTouched()).toEqual([true, false]);
    form.setAnswer('size', 3);
    expect(isTouched()).toEqual([true, true]);
  });

  it('are not those that were loaded [P454]', () => {
    expect(buildForm([name], { name: 'Ana' }).findField('name')?.isTouched).toBe(false);
  });
});

describe.each<[ValidationTiming, { untouched: boolean; missing: boolean; wrong: boolean }]>([
  ['onSubmit', { untouched: false, missing: false, wrong: false }],
  ['requiredOnSubmit', { untouched: false, missing: false, wrong: true }],
  ['onEdit', { untouched: false, missing: true, wrong: true }],
])('timing %s', (timing, shown) => {
  const missing = ['Name is required'];
  const wrong = ['Size must be a number', 'Use digits only, for example 12'];

  it('shows errors of untouched fields only after an attempt [P457] [P458]', () => {
    const form = buildForm([name, size], { size: 'many' }, { timing });
    expect(shownErrors(form, 'name')).toEqual(shown.untouched ? missing : []);
    expect(shownErrors(form, 'size')).toEqual(shown.untouched ? wrong : []);
    form.attemptSubmit();
    expect(shownErrors(form, 'name')).toEqual(missing);
    expect(shownErrors(form, 'size')).toEqual(wrong);
  });

  it(`${shown.missing ? 'shows' : 'holds back'} that a touched field is missing [P457] [P458]`, () => {
    const form = buildForm([name], {}, { timing });
    form.touch('name');
    expect(shownErrors(form, 'name')).toEqual(shown.missing ? missing : []);
    form.attemptSubmit();
    expect(shownErrors(form, 'name')).toEqual(missing);
  });

  it(`${shown.wrong ? 'shows' : 'holds back'} that a touched answer is wrong [P457]`, () => {
    const form = buildForm([size], {}, { timing });
    form.setAnswer('size', 'many');
    expect(shownErrors(form, 'size')).toEqual(shown.wrong ? wrong : []);
    form.attemptSubmit();
    expect(shownErrors(form, 'size')).toEqual(wrong);
  });

  it('knows every error from the beginning', () => {
    expect(buildForm([name], {}, { timing }).findField('name')?.errors).toEqual(missing);
  });
});

describe('attempts', () => {
  const form = () =>
    startForm(
      buildProgram({
        sections: [buildSection('s', [buildQuestion('q1', [name]), buildQuestion('q2', [size])])],
      }),
    );

  it('count for the question they were made on [P458]', () => {
    const live = form();
    expect(live.attemptSubmit('q1').fields.map(({ path, errors }) => [path, errors])).toEqual([
      ['name', true],
    ]);
    expect([shownErrors(live, 'name'), shownErrors(live, 'size')]).toEqual([['Name is required'], []]);
  });

  it('count for the whole form without a question [P458]', () => {
    const live = form();
    expect(live.attemptSubmit().fields.map(({ path }) => path)).toEqual(['name', 'size']);
    expect(shownErrors(live, 'size')).toEqual(['Size is required']);
  });

  it('show errors inside entries, and go when the answer is given [P458]', () => {
    const kids = { type: 'Complex', key: 'kids', copy: 'Kids', repeated: true, subFields: [name] } as const;
    const live = buildForm([kids], { kids: [{}] });
    live.attemptSubmit();
    expect(shownErrors(live, 'kids.0.name')).toEqual(['Name is required']);
    live.setAnswer('kids.0.name', 'Bo');
    expect(shownErrors(live, 'kids.0.name')).toEqual([]);
  });

  it('leave alone what comes to light after them: a new entry and a field that was hidden', () => {
    const kids = { type: 'Complex', key: 'kids', copy: 'Kids', repeated: true, subFields: [name] } as const;
    const more = buildTextField('more', { copy: 'More', dynamicLogic: { eq: [{ answer: 'size' }, 3] } });
    const live = buildForm([size, more, kids], { size: 2, kids: [{}] });
    live.attemptSubmit();
    live.addEntry('kids');
    live.setAnswer('size', 3);
    const shown = () => ['kids.0.name', 'kids.1.name', 'more'].map((path) => shownErrors(live, path));
    expect(shown()).toEqual([['Name is required'], [], []]);

    live.attemptSubmit();

    expect(shown()).toEqual([['Name is required'], ['Name is required'], ['More is required']]);
  });

  it('can be made on one entry alone', () => {
    const kids = { type: 'Complex', key: 'kids', copy: 'Kids', repeated: true, subFields: [name] } as const;
    const live = buildForm([size, kids], { kids: [{}, {}] });
    expect(live.attemptEntry('kids', 1).fields.map(({ path }) => path)).toEqual(['kids.1.name']);
    const shown = ['size', 'kids.0.name', 'kids.1.name'].map((path) => shownErrors(live, path));
    expect(shown).toEqual([[], [], ['Name is required']]);
    expect(live.attemptEntry('kids', 7).fields).toEqual([]);
  });

  it('requires missing answers by default [P457]', () => {
    const live = form();
    live.touch('name');
    live.setAnswer('size', 'many');
    expect([shownErrors(live, 'name'), shownErrors(live, 'size')]).toEqual([
      [],
      ['Size must be a number', 'Use digits only, for example 12'],
    ]);
  });
});

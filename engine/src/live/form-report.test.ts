import { describe, expect, it } from 'vitest';
import type { Answers } from '../values/answers.ts';
import type { Section } from '../definition/section.ts';
import {
  buildForm,
  buildProgram,
  buildQuestion,
  buildSection,
  buildSettings,
  buildTextField,
  startForm,
} from '../testing/build-program.ts';
import { compileProgram } from './compile-program.ts';
import { checkAnswers, reportForm, reportQuestion } from './form-report.ts';

const sections: readonly Section[] = [
  buildSection('about', [
    buildQuestion('you', [
      buildTextField('name', { copy: 'Name' }),
      buildTextField('size', { copy: 'Size', inputType: 'Number' }),
    ]),
    buildQuestion('extra', [buildTextField('note', { copy: 'Note' })], { skippable: true }),
  ]),
  buildSection('home', [buildQuestion('place', [buildTextField('city', { copy: 'City' })])]),
  buildSection('pets', [buildQuestion('pet', [buildTextField('petName')])], {
    dynamicLogic: { eq: [{ answer: 'city' }, 'Bronx'] },
  }),
  buildSection('review', []),
];
const program = buildProgram({ sections });
const complete: Answers = { name: 'Ana', size: 3, note: 'x', city: 'Albany' };

describe('progress', () => {
  it.each<[Answers, number]>([
    [{}, 0],
    [{ city: 'Albany' }, 1 / 2],
    [{ name: 'Ana', size: 3, note: 'x', city: 'Bronx' }, 2 / 3],
    [{ name: 'Ana', size: 3, 'extra.skipped': true }, 1 / 2],
    [complete, 1],
  ])('with %j is %d of the sections without review [P450]', (answers, progress) => {
    expect(reportForm(startForm(program, answers)).progress).toBe(progress);
  });

  it('counts no section that has become hidden [P450]', () => {
    const form = startForm(program, { ...complete, city: 'Bronx' });
    expect(form.setAnswer('city', 'Albany').progress).toBe(1);
  });
});

describe('the report of an address', () => {
  const home = { type: 'Address', key: 'home', copy: 'Home address' } as const;
  const mailing = { ...home, key: 'mailing', copy: 'Mailing address', copyAddressKey: 'home' } as const;

  it('names and counts each part', () => {
    const form = buildForm([home], { home: { addressLine1: '12 Main St', city: 'Bronx' } });
    const report = reportQuestion(form, form.instance.compiled.questions[0]?.definition.key ?? '');
    expect(report?.missingCount).toBe(2);
    expect(report?.fields).toEqual([
      {
        path: 'home',
        part: 'state',
        label: 'Home address',
        messages: ['State is required'],
        isMissing: true,
      },
      {
        path: 'home',
        part: 'zip',
        label: 'Home address',
        messages: ['Zip Code is required'],
        isMissing: true,
      },
    ]);
  });

  it('names one that follows another once, because it is mended there', () => {
    const form = buildForm([home, mailing], { home: { city: 'Bronx' }, mailing: { copied: true } });
    const report = reportQuestion(form, form.instance.compiled.questions[0]?.definition.key ?? '');
    expect(report?.fields.map(({ path, part }) => [path, part])).toEqual([
      ['home', 'addressLine1'],
      ['home', 'state'],
      ['home', 'zip'],
      ['mailing', undefined],
    ]);
  });
});

describe('the report of a form', () => {
  it('lets it be submitted only when all sections are complete [P451]', () => {
    expect(reportForm(startForm(program, complete)).canSubmit).toBe(true);
    expect(reportForm(startForm(program, { ...complete, name: '' })).canSubmit).toBe(false);
    expect(reportForm(startForm(program, { ...complete, city: 'Bronx' })).canSubmit).toBe(false);
  });

  it('lists the sections that can be seen, and what each lacks [P451]', () => {
    const { sections: reported } = reportForm(startForm(program, { size: 'many', city: 'Albany' }));
    expect(reported.map(({ key, isComplete }) => [key, isComplete])).toEqual([
      ['about', false],
      ['home', true],
    ]);
    expect(reported[0]?.questions).toEqual([
      {
        key: 'you',
        sectionKey: 'about',
        isShown: true,
        isSkipped: false,
        isComplete: false,
        missingCount: 1,
        fields: [
          { path: 'name', label: 'Name', messages: ['Name is required'], isMissing: true },
          {
            path: 'size',
            label: 'Size',
            messages: ['Size must be a number', 'Use digits only, for example 12'],
            isMissing: false,
          },
        ],
      },
      {
        key: 'extra',
        sectionKey: 'about',
        isShown: true,
        isSkipped: false,
        isComplete: false,
        missingCount: 1,
        fields: [{ path: 'note', label: 'Note', messages: ['Note is required'], isMissing: true }],
      },
    ]);
  });

  it('names the places inside entries', () => {
    const kids = {
      type: 'Complex',
      key: 'kids',
      copy: 'Kid',
      repeated: true,
      useLabelPrefix: true,
      subFields: [buildTextField('name', { copy: 'Name' })],
    } as const;
    const form = startForm(buildProgram({ sections: [buildSection('s', [buildQuestion('q', [kids])])] }), {
      kids: [{ name: 'Bo' }, {}],
    });
    expect(reportQuestion(form, 'q')?.fields).toEqual([
      { path: 'kids.1.name', label: 'Kid Name', messages: ['Kid Name is required'], isMissing: true },
    ]);
  });
});

describe('reports of parts', () => {
  it('say what a question lacks', () => {
    const form = startForm(program);
    expect(reportQuestion(form, 'you')).toMatchObject({ isComplete: false, missingCount: 2 });
  });

  it('find nothing wrong with a skipped question [P449]', () => {
    const form = startForm(program, { 'extra.skipped': true });
    expect(reportQuestion(form, 'extra')).toMatchObject({ isShown: true, isSkipped: true, isComplete: true });
  });

  it('are nothing for parts that the form does not have', () => {
    expect(reportQuestion(startForm(program), 'nobody')).toBeUndefined();
  });
});

describe('checkAnswers', () => {
  it('judges whole answers and gives what is submitted', () => {
    const compiled = compileProgram(program);
    const answers = { ...complete, petName: 'Rex', old: 'x' };
    const report = checkAnswers(compiled, answers, buildSettings());
    expect(report).toMatchObject({ canSubmit: true, progress: 1 });
    expect(report.submittedAnswers()).toEqual(complete);
    expect(checkAnswers(compiled, {}, buildSettings()).canSubmit).toBe(false);
  });
});

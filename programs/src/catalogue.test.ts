import {
  checkAnswers,
  checkProgram,
  compileProgram,
  createLiveForm,
  listSteps,
  renderCopy,
  type Field,
  type ProgramDefinition,
} from '@handrail/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from './index.ts';
import { listTexts } from './list-texts.ts';
import { measureReadingGrade } from './reading-grade.ts';
import { kindOfAnswer } from './testing/kind-of-answer.ts';
import { listReadable } from './testing/list-readable.ts';
import { exploreProgram, type Exploration } from './testing/search/explore-program.ts';
import { listFieldNodes } from './testing/search/field-node.ts';
import { listUnrefused } from './testing/search/list-unrefused.ts';

const ofPartThree = [
  'capital-readiness',
  'micro-business-grant',
  'matched-savings',
  'loan-preparation',
  'rental-assistance',
  'child-care-cash-nyc',
  'child-care-cash-philadelphia',
];

const wordNames = [
  'partnerName',
  'programName',
  'partnerEmail',
  'partnerPhone',
  'applicantName',
  'applicantEmail',
  'faqUrl',
];

const programs = catalogue.map((definition) => [definition.key, definition] as const);

describe.each(programs)('%s', (_key, definition: ProgramDefinition) => {
  it('has no fault: every reference leads somewhere', () => {
    expect(checkProgram(definition)).toEqual([]);
  });

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(definition))).toStrictEqual(definition);
  });

  it('opens with an intro page and ends with the review [Q001] [R001]', () => {
    expect(definition.introPages.length).toBeGreaterThan(0);
    expect(definition.sections.at(-1)?.key).toBe('review');
  });

  it('uses only the known layouts [Q002]', () => {
    const layouts = new Set(definition.introPages.map((page) => page.layout));
    expect(['welcome', 'steps', 'default']).toEqual(expect.arrayContaining([...layouts]));
  });

  it('asks something in every section before the review, and in every group', () => {
    const empty = definition.sections.filter(
      ({ key, questionGroups }) =>
        (questionGroups.length === 0 && key !== 'review') ||
        questionGroups.some(({ questions }) => questions.length === 0),
    );
    expect(empty.map(({ key }) => key)).toEqual([]);
  });

  it('finds each of its texts again under an id of its own', () => {
    const texts = listTexts(definition);
    expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
    expect(texts.map(({ text }) => text).sort()).toEqual(listReadable(definition).sort());
  });

  it('leaves no braces on a screen, whether or not the values are known', () => {
    const known = {
      approvedAmount: 1,
      maxAmount: 1,
      ...Object.fromEntries(wordNames.map((name) => [name, 'x'])),
    };
    const left = [{}, known].flatMap((values) =>
      listTexts(definition).filter(({ text }) =>
        /\{\{|\}\}/.test(renderCopy(text, { locale: 'en', ...values })),
      ),
    );
    expect(left).toEqual([]);
  });

  it('can be read with seven years of school', () => {
    expect(measureReadingGrade(listTexts(definition).map(({ text }) => text))).toBeLessThanOrEqual(7);
  });

  describe('as people walk through it', () => {
    let exploration: Exploration;
    beforeAll(() => {
      exploration = exploreProgram(definition);
    });

    it('asks every question and shows every field to someone', () => {
      expect(exploration.unreached.map(({ key }) => key)).toEqual([]);
    });

    it('takes whole answers on each way [R009] [Q004]', () => {
      const compiled = compileProgram(definition);
      const keys = new Set(listFieldNodes(definition).map(({ key }) => key));
      for (const { answers, settings } of exploration.walks) {
        expect(Object.keys(answers).filter((key) => !keys.has(key))).toEqual([]);
        expect(checkAnswers(compiled, answers, settings).canSubmit).toBe(true);
      }
    });

    it('refuses answers without any of the required ones, and says which [R015]', () => {
      expect(listUnrefused(definition, exploration)).toEqual([]);
    });

    it('shows each question on a step of its own [R003]', () => {
      const compiled = compileProgram(definition);
      for (const { answers, settings, shown } of exploration.walks) {
        const steps = listSteps(createLiveForm(compiled, { settings, answers }));
        const asked = steps.flatMap((step) => (step.kind === 'question' ? [step.key] : []));
        expect(asked).toEqual([...new Set([...shown].map(({ question }) => question.key))]);
      }
    });
  });
});

describe('catalogue', () => {
  it('has each key once, in alphabetical order', () => {
    const keys = catalogue.map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)].sort());
  });

  it('names no program that it does not have', () => {
    const keys = new Set(catalogue.map(({ key }) => key));
    const named = catalogue.flatMap(
      ({ history: { once = [], atMost = [], refersTo = [], closedAfterWithdrawalFrom = [] } = {} }) => [
        ...[...once, ...atMost].flatMap(({ programs: counted }) => counted),
        ...refersTo,
        ...closedAfterWithdrawalFrom,
      ],
    );
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('asks with every kind of field [R010]', () => {
    const fields = catalogue.flatMap(listFieldNodes).map(({ field }) => field);
    const kinds = new Set(fields.flatMap(listKinds));
    expect([...kinds].sort()).toEqual([
      'Address',
      'Calculated',
      'Checkbox',
      'CheckboxGroup',
      'Complex, repeated',
      'Date',
      'Document',
      'Dropdown',
      'Dropdown, multiple',
      'Dropdown, searchable',
      'Dropdown, selectAll',
      'RadioList',
      'Text',
      'Text, Currency',
      'Text, Email',
      'Text, Number',
      'Text, Phone',
      'Text, Signature',
      'Text, multiline with a counter',
      'Typography',
    ]);
  });

  it('means one thing by a key, in whatever programs it is', () => {
    const kinds = new Map<string, Map<string, string[]>>();
    for (const definition of catalogue)
      for (const { key, field } of listFieldNodes(definition)) {
        const known = kinds.get(key) ?? new Map<string, string[]>();
        const kind = kindOfAnswer(field);
        kinds.set(key, known.set(kind, [...(known.get(kind) ?? []), definition.key]));
      }
    const ambiguous = [...kinds].filter(([, known]) => known.size > 1);
    expect(Object.fromEntries(ambiguous.map(([key, known]) => [key, Object.fromEntries(known)]))).toEqual({});
  });
});

function listKinds(field: Field): string[] {
  if (field.type === 'Dropdown') {
    const marks = (['multiple', 'searchable', 'selectAll'] as const).filter((mark) => field[mark] === true);
    return marks.length === 0 ? ['Dropdown'] : marks.map((mark) => `Dropdown, ${mark}`);
  }
  if (field.type === 'Complex') return field.repeated ? ['Complex, repeated'] : [];
  if (field.type !== 'Text') return [field.type];
  if (field.multiline && field.validation?.max !== undefined) return ['Text, multiline with a counter'];
  return [field.inputType === undefined ? 'Text' : `Text, ${field.inputType}`];
}

describe.each(programs.filter(([key]) => ofPartThree.includes(key)))('%s', (_key, definition) => {
  it('opens each of its sections with a title and a description [R002]', () => {
    const sections = definition.sections.filter(({ adminOnly }) => !adminOnly);
    for (const { overview, questionGroups } of sections) {
      expect(Object.keys(Object(overview) as object).sort()).toEqual(['description', 'title']);
      expect(questionGroups.length).toBeGreaterThan(0);
    }
  });
});

describe('the forms of part three together', () => {
  const fields = programs
    .filter(([key]) => ofPartThree.includes(key))
    .flatMap(([, { sections }]) => sections.flatMap(({ questionGroups }) => questionGroups))
    .flatMap(({ questions }) => questions.flatMap((question) => question.fields.flatMap(withParts)));

  it.each([
    ['single lines', { type: 'Text', inputType: undefined, multiline: undefined }],
    ['multiline texts', { type: 'Text', multiline: true }],
    ['numbers', { type: 'Text', inputType: 'Number' }],
    ['amounts', { type: 'Text', inputType: 'Currency' }],
    ['phone numbers', { type: 'Text', inputType: 'Phone' }],
    ['emails', { type: 'Text', inputType: 'Email' }],
    ['signatures', { type: 'Text', inputType: 'Signature' }],
    ['dates', { type: 'Date' }],
    ['addresses', { type: 'Address' }],
    ['dropdowns', { type: 'Dropdown', multiple: undefined }],
    ['dropdowns of several', { type: 'Dropdown', multiple: true }],
    ['dropdowns to search in', { type: 'Dropdown', searchable: true }],
    ['dropdowns with select-all', { type: 'Dropdown', selectAll: true }],
    ['radio lists', { type: 'RadioList' }],
    ['checkbox groups', { type: 'CheckboxGroup' }],
    ['single checkboxes', { type: 'Checkbox' }],
    ['documents', { type: 'Document' }],
    ['repeated groups', { type: 'Complex', repeated: true }],
    ['calculated values', { type: 'Calculated' }],
    ['texts to read', { type: 'Typography' }],
  ])('have %s, each a kind that the language has [R010]', (_name, look) => {
    const found = fields.filter((field) => {
      const attributes = new Map<string, unknown>(Object.entries(field));
      return Object.entries(look).every(([name, value]) => attributes.get(name) === value);
    });
    expect(found.length).toBeGreaterThan(0);
  });
});

function withParts(field: Field): Field[] {
  return [field, ...(field.type === 'Complex' ? field.subFields.flatMap(withParts) : [])];
}

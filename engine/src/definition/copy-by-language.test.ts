import { describe, expect, it } from 'vitest';
import { buildProgram, buildQuestion, buildSection, buildTextField } from '../testing/build-program.ts';
import { checkProgram } from '../check/check-program.ts';
import { programShape } from '../check/shapes/program-shape.ts';
import type { Attributes, Shape } from '../check/shapes/shape.ts';
import { copyNames, inLanguage, sayCopy, type Authored } from './copy-by-language.ts';
import type { ProgramDefinition } from './program.ts';

function buildForm(copy: unknown): Authored<ProgramDefinition> {
  const field = { ...buildTextField('name'), copy } as unknown as ReturnType<typeof buildTextField>;
  return buildProgram({ sections: [buildSection('about', [buildQuestion('you', [field])])] });
}

function messagesOf(copy: unknown): string[] {
  return checkProgram(buildForm(copy)).map(({ message }) => message);
}

describe('inLanguage', () => {
  const authored: Authored<ProgramDefinition> = buildForm({ en: 'Your name', pseudo: 'Ýöûŕ ñàɱé' });
  const labelIn = (locale: 'en' | 'pseudo') =>
    inLanguage<ProgramDefinition>(authored, locale).sections[0]?.questionGroups[0]?.questions[0]?.fields[0]
      ?.copy;

  it('gives each reader the text of their language', () => {
    expect(labelIn('en')).toBe('Your name');
    expect(labelIn('pseudo')).toBe('Ýöûŕ ñàɱé');
  });

  it('gives English where a language has no text', () => {
    expect(sayCopy({ en: 'Your name' }, 'pseudo')).toBe('Your name');
  });

  it('leaves a form without translations the same object', () => {
    const plain = buildForm('Your name');
    expect(inLanguage<ProgramDefinition>(plain, 'pseudo')).toBe(plain);
  });

  it('never looks into a rule, where a text is an answer', () => {
    const rule = { lookup: { answer: 'language' }, in: { name: { en: 'x' } } };
    expect(inLanguage({ dynamicLogic: rule, label: { en: 'a', pseudo: 'b' } } as never, 'pseudo')).toEqual({
      dynamicLogic: rule,
      label: 'b',
    });
  });
});

describe('a text in several languages', () => {
  it('is taken with the same placeholders in each', () => {
    expect(messagesOf({ en: 'Hello {{applicantName}}', pseudo: '{{ applicantName }} ĥéļļö' })).toEqual([]);
  });

  it.each([
    [{ pseudo: 'Ñàɱé' }, 'has no "en", which every text needs'],
    [{ en: 'Name', xx: 'Nom' }, 'unknown language "xx"'],
    [{ en: 'Name', pseudo: 3 }, 'is a number where a text belongs'],
    [{ en: 'Hello {{applicantName}}', pseudo: 'Ĥéļļö' }, 'has other placeholders than "en"'],
    [3, 'is a number where a text belongs'],
  ])('is refused as %j', (copy, message) => {
    expect(messagesOf(copy)).toContain(message);
  });
});

describe('what the check takes in several languages', () => {
  it('is what is read in one of them', () => {
    expect([...listCopyNames(programShape)].toSorted()).toEqual([...copyNames]);
  });
});

/** The names of all attributes that may have several languages. */
function listCopyNames(shape: Shape, seen = new Set<Shape>(), names = new Set<string>()): Set<string> {
  if (seen.has(shape)) return names;
  seen.add(shape);
  const visitAll = (attributes: Attributes) => {
    for (const [name, attribute] of Object.entries(attributes)) {
      const inner = 'optional' in attribute ? attribute.optional : attribute;
      if (inner.is === 'copy') names.add(name);
      else listCopyNames(inner, seen, names);
    }
  };
  if (shape.is === 'record') visitAll(shape.attributes);
  if (shape.is === 'list' || shape.is === 'lazy') listCopyNames(shape.of(), seen, names);
  if (shape.is === 'either') for (const each of shape.shapes) listCopyNames(each, seen, names);
  if (shape.is === 'kinds') for (const each of Object.values(shape.kinds)) listCopyNames(each, seen, names);
  return names;
}

import { describe, expect, it } from 'vitest';
import type { Answers } from '../../values/answers.ts';
import type { ComplexField, Field } from '../../definition/field.ts';
import { buildForm, buildTextField } from '../../testing/build-program.ts';
import { buildResult, evaluateRule } from '../../testing/evaluate-rule.ts';
import type { Rule } from '../../definition/rule.ts';

describe('answer', () => {
  it.each<[string, Answers, unknown]>([
    ['name', { name: 'Ana' }, 'Ana'],
    ['name', {}, undefined],
    ['nothing', { nothing: 'at all' }, undefined],
  ])('under %s in %j is %j [P357]', (key, answers, expected) => {
    expect(evaluateRule({ answer: key }, [buildTextField('name')], answers)).toBe(expected);
  });

  it('reads a dotted key and a part of a group that is not repeated [P357]', () => {
    const owner: Field = {
      type: 'Complex',
      key: 'owner',
      copy: 'Owner',
      subFields: [buildTextField('name')],
    };
    const fields = [buildTextField('home.phone'), owner];
    const answers = { 'home.phone': '2198732341', 'owner.name': 'Ana' };
    expect(evaluateRule({ answer: 'home.phone' }, fields, answers)).toBe('2198732341');
    expect(evaluateRule({ answer: 'owner.name' }, fields, answers)).toBe('Ana');
  });

  it.each([
    ['home.city', 'Bronx'],
    ['home.isUnhoused', true],
    ['home.planet', undefined],
  ])('reaches into an address: %s is %j [P357]', (key, expected) => {
    const home: Field = { type: 'Address', key: 'home', copy: 'Home' };
    const answers = { home: { city: 'Bronx', isUnhoused: true, planet: 'Mars' } };
    expect(evaluateRule({ answer: key }, [home], answers)).toBe(expected);
    expect(evaluateRule({ answer: key }, [home])).toBeUndefined();
  });

  it('is nothing while its field is hidden [P357]', () => {
    const fields = [buildTextField('show'), buildTextField('name', { dynamicLogic: { answer: 'show' } })];
    expect(evaluateRule({ answer: 'name' }, fields, { name: 'Ana', show: true })).toBe('Ana');
    expect(evaluateRule({ answer: 'name' }, fields, { name: 'Ana', show: false })).toBeUndefined();
  });
});

describe('answers around entries', () => {
  const kids: ComplexField = {
    type: 'Complex',
    key: 'kids',
    copy: 'Kids',
    repeated: true,
    subFields: [
      buildTextField('name'),
      buildTextField('age'),
      {
        type: 'Complex',
        key: 'pets',
        copy: 'Pets',
        repeated: true,
        subFields: [buildTextField('name')],
      },
    ],
  };
  const answers: Answers = {
    name: 'Ana',
    city: 'Bronx',
    kids: [
      { name: 'Bo', age: 3, pets: [{ name: 'Rex' }, { name: 'Kit' }] },
      { name: 'Cy', pets: [] },
    ],
  };
  const fields = [buildTextField('name'), buildTextField('city')];

  function evaluateInKid(rule: Rule): unknown {
    const kidsWithResult = { ...kids, subFields: [...kids.subFields, buildResult(rule)] };
    return buildForm([...fields, kidsWithResult], answers).findField('kids.0.result')?.value;
  }

  function evaluateInPet(rule: Rule): unknown {
    const subFields = kids.subFields.map((field) =>
      field.type === 'Complex' ? { ...field, subFields: [...field.subFields, buildResult(rule)] } : field,
    );
    return buildForm([...fields, { ...kids, subFields }], answers).findField('kids.0.pets.1.result')?.value;
  }

  it.each<[Rule, unknown]>([
    [{ answer: 'name' }, 'Bo'],
    [{ answer: 'age' }, 3],
    [{ answer: 'city' }, 'Bronx'],
    [{ answer: 'name', up: 1 }, 'Ana'],
    [{ answer: 'age', up: 1 }, undefined],
    [{ answer: 'name', up: 2 }, undefined],
    [{ answer: 'pets.name' }, ['Rex', 'Kit']],
  ])('%j inside an entry is %j [P357]', (rule, expected) => {
    expect(evaluateInKid(rule)).toEqual(expected);
  });

  it.each<[Rule, unknown]>([
    [{ answer: 'name' }, 'Kit'],
    [{ answer: 'name', up: 1 }, 'Bo'],
    [{ answer: 'name', up: 2 }, 'Ana'],
    [{ answer: 'age' }, 3],
    [{ answer: 'city' }, 'Bronx'],
  ])('%j inside an entry of an entry is %j [P357]', (rule, expected) => {
    expect(evaluateInPet(rule)).toEqual(expected);
  });

  it('gives the answers of all entries to the check of one [P357]', () => {
    const message = 'One of them must be Bo';
    const name = buildTextField('name', {
      validation: { rules: [{ rule: { in: ['Bo', { answer: 'kids.name' }] }, message }] },
    });
    const form = buildForm([{ ...kids, subFields: [name] }], answers);
    expect(form.findField('kids.1.name')?.errors).toEqual([]);
    form.setAnswer('kids.0.name', 'Di');
    expect(form.findField('kids.1.name')?.errors).toEqual([message]);
  });

  it.each<[string, unknown]>([
    ['kids.name', ['Bo', 'Cy']],
    ['kids.age', [3, undefined]],
    ['kids.pets.name', ['Rex', 'Kit']],
    ['kids.shoe', undefined],
  ])('%s from outside is %j, one for every entry [P357]', (key, expected) => {
    expect(evaluateRule({ answer: key }, [...fields, kids], answers)).toEqual(expected);
  });
});

describe('setting', () => {
  it.each<[Rule, unknown]>([
    [{ setting: 'today' }, '2026-11-15'],
    [{ setting: 'applicantType' }, 'tenant'],
    [{ setting: 'maxFundingCents' }, 500_000],
    [{ setting: 'applicantName' }, undefined],
  ])('%j is %j', (rule, expected) => {
    const settings = { applicantType: 'tenant', maxFundingCents: 500_000 };
    expect(evaluateRule(rule, [], {}, settings)).toBe(expected);
  });
});

describe('literal', () => {
  it.each<[Rule, unknown]>([
    ['yes', 'yes'],
    [3, 3],
    [false, false],
    [null, undefined],
    [{ literal: 'yes' }, 'yes'],
    [{ literal: ['a', 'b'] }, ['a', 'b']],
  ])('%j is %j [P363]', (rule, expected) => {
    expect(evaluateRule(rule)).toEqual(expected);
  });

  it('gives nothing for an object that is no rule', () => {
    expect(evaluateRule({ shout: 'yes' } as unknown as Rule)).toBeUndefined();
    expect(evaluateRule({ toString: 'yes' } as unknown as Rule)).toBeUndefined();
  });
});

describe('answered', () => {
  it.each<[Answers[string], boolean]>([
    ['x', true],
    [0, true],
    [false, true],
    [['x'], true],
    ['', false],
    ['  ', false],
    [[], false],
    [null, false],
    [undefined, false],
  ])('%j is answered: %j', (name, expected) => {
    expect(evaluateRule({ answered: { answer: 'name' } }, [buildTextField('name')], { name })).toBe(expected);
  });
});

describe('lookup', () => {
  const table = { art: 3, law: 4, 7: 'seven' };

  it.each<[Rule, unknown]>([
    [{ lookup: 'law', table }, 4],
    [{ lookup: 7, table }, 'seven'],
    [{ lookup: 'music', table }, undefined],
    [{ lookup: 'music', table, else: 1 }, 1],
    [{ lookup: null, table, else: 1 }, 1],
    [{ lookup: 'constructor', table, else: 1 }, 1],
  ])('%j is %j', (rule, expected) => {
    expect(evaluateRule(rule)).toBe(expected);
  });
});

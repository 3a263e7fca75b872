import { describe, expect, it } from 'vitest';
import type { ComplexField, Field } from '../definition/field.ts';
import {
  buildProgram,
  buildQuestion,
  buildSection,
  buildSettings,
  buildTextField,
} from '../testing/build-program.ts';
import type { Answers } from '../values/answers.ts';
import { compileProgram } from './compile-program.ts';
import { isOpenPath, readRound } from './read-round.ts';

const optional = { required: false } as const;
const works = buildTextField('works');
const employer = buildTextField('employer', { dynamicLogic: { eq: [{ answer: 'works' }, 'yes'] } });
const shift = buildTextField('shift', { dynamicLogic: { eq: [{ answer: 'employer' }, 'Mill'] } });
const phone = buildTextField('phone', { validation: { condition: { eq: [{ answer: 'works' }, 'yes'] } } });
const kids: ComplexField = {
  type: 'Complex',
  key: 'kids',
  copy: 'Kids',
  repeated: true,
  validation: optional,
  subFields: [
    buildTextField('name'),
    buildTextField('caretaker', { dynamicLogic: { eq: [{ answer: 'works' }, 'yes'] } }),
  ],
};
const fields: Field[] = [buildTextField('name'), works, employer, shift, phone, kids];
const pets = buildQuestion('pets', [buildTextField('petName'), buildTextField('petAge')], {
  skippable: true,
});
const compiled = compileProgram(
  buildProgram({ sections: [buildSection('about', [buildQuestion('you', fields), pets])] }),
);

const submitted: Answers = {
  name: 'Ana',
  works: 'no',
  kids: [{ name: 'Bo' }, { name: 'Cy' }],
  'pets.skipped': true,
};

function read(asked: readonly string[], changes: Answers) {
  const state = readRound(compiled, buildSettings(), { asked, submitted }, { ...submitted, ...changes });
  return { open: [...state.openPaths].toSorted(), lockedChanges: state.lockedChanges };
}

describe('what may be changed in a round', () => {
  it('is what was asked, and nothing else', () => {
    expect(read(['name'], {})).toEqual({ open: ['name'], lockedChanges: [] });
    expect(read(['name'], { name: 'Anna' }).lockedChanges).toEqual([]);
    expect(read(['name'], { works: 'yes' })).toEqual({ open: ['name'], lockedChanges: ['works'] });
  });

  it('is also what becomes visible because of a changed answer, step by step', () => {
    expect(read(['works'], { works: 'yes' }).open).toContain('employer');
    expect(read(['works'], { works: 'yes' }).open).not.toContain('shift');
    const deeper = read(['works'], { works: 'yes', employer: 'Mill', shift: 'night', phone: '5' });
    expect(deeper.open).toEqual(expect.arrayContaining(['employer', 'shift', 'works']));
    expect(deeper.lockedChanges).toEqual([]);
  });

  it('is also what a changed answer makes required, and stays so once it is answered', () => {
    expect(read(['works'], {}).open).not.toContain('phone');
    expect(read(['works'], { works: 'yes' }).open).toContain('phone');
    expect(read(['works'], { works: 'yes', phone: '555' })).toMatchObject({ lockedChanges: [] });
    expect(read(['works'], { works: 'yes', phone: '555' }).open).toContain('phone');
    expect(read(['works'], { works: 'no', phone: '555' }).lockedChanges).toEqual(['phone']);
  });

  it('is not what a changed answer that may not be changed brings to light', () => {
    const { open, lockedChanges } = read(['name'], { works: 'yes', employer: 'Mill' });
    expect(open).toEqual(['name']);
    expect(lockedChanges).toEqual(expect.arrayContaining(['works', 'employer']));
  });

  it('leaves alone what is hidden, until it comes back with another answer', () => {
    const round = {
      asked: ['works'],
      submitted: { ...submitted, works: 'yes', employer: 'Mill', shift: 'night', phone: '5' },
    };
    const state = (answers: Answers) =>
      readRound(compiled, buildSettings(), round, { ...round.submitted, ...answers }).lockedChanges;
    expect(state({ works: 'no', employer: 'Shop' })).toEqual([]);
    expect(state({ employer: 'Shop' })).toEqual(['employer']);
  });

  it('is a repeated group with all its entries where it was asked', () => {
    const { open, lockedChanges } = read(['kids'], {
      kids: [{ name: 'Bob' }, { name: 'Cy' }, { name: 'Di' }],
    });
    expect(open).toEqual(['kids']);
    expect(lockedChanges).toEqual([]);
    expect(isOpenPath({ openPaths: new Set(open) }, 'kids.2.name')).toBe(true);
    expect(isOpenPath({ openPaths: new Set(open) }, 'name')).toBe(false);
  });

  it('is in entries of a group that was not asked only what became visible there', () => {
    const { open } = read(['works'], { works: 'yes' });
    expect(open).toEqual(expect.arrayContaining(['kids.0.caretaker', 'kids.1.caretaker']));
    expect(isOpenPath({ openPaths: new Set(open) }, 'kids.0.name')).toBe(false);
    const changed = (entries: readonly Answers[]) =>
      read(['works'], { works: 'yes', kids: entries }).lockedChanges;
    expect(
      changed([
        { name: 'Bo', caretaker: 'Eve' },
        { name: 'Cy', caretaker: 'Eve' },
      ]),
    ).toEqual([]);
    expect(changed([{ name: 'Bob', caretaker: 'Eve' }, { name: 'Cy' }])).toEqual(['kids.0.name']);
    expect(changed([{ name: 'Bo' }])).toEqual(['kids']);
  });

  it('lets someone take up a question that they skipped, once one of its fields is asked', () => {
    expect(read(['name'], { 'pets.skipped': false }).lockedChanges).toContain('pets.skipped');
    const { open, lockedChanges } = read(['petName'], { 'pets.skipped': false, petName: 'Rex', petAge: '3' });
    expect(open).toEqual(['petAge', 'petName', 'pets.skipped']);
    expect(lockedChanges).toEqual([]);
  });

  it('counts two ways of saying nothing as the same', () => {
    expect(read(['name'], { phone: '' }).lockedChanges).toEqual([]);
  });
});

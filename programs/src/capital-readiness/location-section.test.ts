import { describe, expect, it } from 'vitest';
import { getField, optionValuesOf } from '../testing/find-field.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { capitalReadiness } from './capital-readiness.ts';

const tooLong = 'exceeds the character limit. Please reduce the number of characters.';

function shows(path: string, key: string, value: string): boolean {
  return isShown(openForm(capitalReadiness, { [key]: value }), path);
}

describe('the location of a business', () => {
  it('is one of a list of places [R030]', () => {
    expect(getField(capitalReadiness, 'locationCategory.category').type).toBe('Dropdown');
    expect(errorsOf(openForm(capitalReadiness), 'locationCategory.category')).toEqual([
      'A selection is required',
    ]);
  });

  it('is described in up to 200 characters when it is another one [R032] [R033]', () => {
    expect(shows('locationCategory.other', 'locationCategory.category', 'office')).toBe(false);
    const other = { 'locationCategory.category': 'other' };
    expect(isShown(openForm(capitalReadiness, other), 'locationCategory.other')).toBe(true);
    const form = openForm(capitalReadiness, { ...other, 'locationCategory.other': 'a'.repeat(201) });
    expect(errorsOf(form, 'locationCategory.other')).toEqual([`Which other place? ${tooLong}`]);
    form.setAnswer('locationCategory.other', 'a'.repeat(200));
    expect(errorsOf(form, 'locationCategory.other')).toEqual([]);
  });

  it('has a size that is known or not [R034]', () => {
    expect(getField(capitalReadiness, 'squareFootage.squareFootage')).toMatchObject({
      options: [
        { label: 'Yes', value: 'yes' },
        { label: 'Not Sure', value: 'no' },
      ],
    });
  });

  it('has a size in square feet when it is known, else a description [R035] [R036] [R038]', () => {
    const known = openForm(capitalReadiness, {
      'squareFootage.squareFootage': 'yes',
      'squareFootage.footage': 'big',
    });
    expect(getField(capitalReadiness, 'squareFootage.footage').copy).toBe('Square feet');
    expect(errorsOf(known, 'squareFootage.footage')).toContain('Square feet must be a number');
    expect(isShown(known, 'squareFootage.notSure')).toBe(false);
    const unsure = openForm(capitalReadiness, { 'squareFootage.squareFootage': 'no' });
    expect(isShown(unsure, 'squareFootage.footage')).toBe(false);
    expect(errorsOf(unsure, 'squareFootage.notSure')).toEqual(['Describe your space is required']);
  });

  it('is described in up to 200 characters [R037]', () => {
    const form = openForm(capitalReadiness, {
      'squareFootage.squareFootage': 'no',
      'squareFootage.notSure': 'a'.repeat(201),
    });
    expect(errorsOf(form, 'squareFootage.notSure')).toEqual([`Describe your space ${tooLong}`]);
    form.setAnswer('squareFootage.notSure', 'a'.repeat(200));
    expect(errorsOf(form, 'squareFootage.notSure')).toEqual([]);
  });

  it('may have been a home at first [R039]', () => {
    expect(optionValuesOf(capitalReadiness, 'startedAtHome')).toEqual(['yes', 'no']);
  });
});

describe('the plan to move to a larger space', () => {
  it('is for one of three years, or there is none [R040]', () => {
    expect(optionValuesOf(capitalReadiness, 'planToMoveToLargerSpace.plan')).toEqual([
      'planToMoveThisYear',
      'planToMoveNext2Years',
      'planToMoveNext3Years',
      'no',
    ]);
  });

  it.each([
    ['planToMoveThisYear', true],
    ['planToMoveNext2Years', true],
    ['planToMoveNext3Years', true],
    ['no', false],
  ])('brings questions about the new space for %s: %s [R042] [R044]', (plan, isAsked) => {
    const key = 'planToMoveToLargerSpace.plan';
    expect(shows('planToMoveToLargerSpace.squareFootage', key, plan)).toBe(isAsked);
    expect(shows('planToMoveToLargerSpace.requirements', key, plan)).toBe(isAsked);
  });

  it('needs a number of square feet and may say up to 200 characters more [R041] [R043]', () => {
    const form = openForm(capitalReadiness, {
      'planToMoveToLargerSpace.plan': 'planToMoveThisYear',
      'planToMoveToLargerSpace.squareFootage': 'more',
    });
    expect(errorsOf(form, 'planToMoveToLargerSpace.squareFootage')).toContain(
      'How many square feet will you need? must be a number',
    );
    expect(errorsOf(form, 'planToMoveToLargerSpace.requirements')).toEqual([]);
    form.setAnswer('planToMoveToLargerSpace.requirements', 'a'.repeat(201));
    expect(errorsOf(form, 'planToMoveToLargerSpace.requirements')).toEqual([
      `What else does the space need? ${tooLong}`,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { caregiverCourses } from '../data/caregiver-courses.ts';
import { learnAndEarnCourses } from '../data/learn-and-earn-courses.ts';
import { singleFlowCourses } from '../data/single-flow-courses.ts';
import { caregiverLearnAndEarn } from '../caregiver-learn-and-earn/caregiver-learn-and-earn.ts';
import { caregiverSingleFlow } from '../caregiver-single-flow/caregiver-single-flow.ts';
import { caregiverTrack1 } from '../caregiver-track-1/caregiver-track-1.ts';
import { caregiverTrack2 } from '../caregiver-track-2/caregiver-track-2.ts';
import { optionValuesOf } from '../testing/find-field.ts';

describe('the course catalogues', () => {
  it.each([
    ['the large one', caregiverCourses, 0.5, 1636, ['Caregiver Development program']],
    ['that of the single flow', singleFlowCourses, 0.13, 160, []],
    ['that of Learn and Earn', learnAndEarnCourses, 1, 40, []],
  ])(
    'name each course once, with its hours and whether it still runs: %s [Q123] [Q126] [Q128] [Q129]',
    (_name, { values, sample }, least, most, inactive) => {
      const hours = values.map((course) => course.hours);
      expect([Math.min(...hours), Math.max(...hours)]).toEqual([least, most]);
      expect(values.filter(({ active }) => !active).map(({ name }) => name)).toEqual(inactive);
      expect(new Set(values.map(({ name }) => name)).size).toBe(values.length);
      expect(sample).toBe(true);
    },
  );

  it('differ in size, and the large one has several hundred courses [Q125] [Q126]', () => {
    const [large, middle, small] = [caregiverCourses, singleFlowCourses, learnAndEarnCourses].map(
      ({ values }) => values.length,
    );
    expect(large).toBeGreaterThan(300);
    expect(large).toBeGreaterThan(middle ?? 0);
    expect(middle).toBeGreaterThan(small ?? 0);
  });

  it('keep the Caregiver Development program of 20 hours, which has ended [Q127]', () => {
    const found = caregiverCourses.values.find(({ name }) => name === 'Caregiver Development program');
    expect(found).toEqual({ name: 'Caregiver Development program', hours: 20, active: false });
  });

  it.each([
    [caregiverTrack1, caregiverCourses],
    [caregiverTrack2, caregiverCourses],
    [caregiverSingleFlow, singleFlowCourses],
    [caregiverLearnAndEarn, learnAndEarnCourses],
  ])('each serve their own forms: $key [Q130]', (definition, { values }) => {
    expect(optionValuesOf(definition, 'courseCompletedL1.courses.name')).toEqual(
      values.map(({ name }) => name),
    );
  });
});

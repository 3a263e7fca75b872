import type { Question } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { caregiverTrack1 } from '../caregiver-track-1/caregiver-track-1.ts';
import { caregiverTrack2 } from '../caregiver-track-2/caregiver-track-2.ts';
import { getQuestion } from '../testing/find-field.ts';
import { errorsOf, openForm } from '../testing/open-form.ts';

const scales = [
  ['strongly-agree', 'agree', 'neutral', 'disagree', 'strongly-disagree'],
  ['very-satisfied', 'satisfied', 'neutral', 'dissatisfied', 'very-dissatisfied'],
  ['very-confident', 'confident', 'somewhat-confident', 'slightly-confident', 'not-confident'],
  ['very-likely', 'likely', 'neutral', 'unlikely', 'very-unlikely'],
].map((scale) => scale.join(' '));

describe.each([caregiverTrack1, caregiverTrack2])('the surveys of $key', (definition) => {
  const surveys = ['surveyLevel1', 'surveyLevel2', 'surveyLevel3'].map((key) => getQuestion(definition, key));

  it('keep their answers under the key of their level [Q139]', () => {
    for (const { key, fields } of surveys) {
      expect(fields.filter((field) => !field.key.startsWith(`${key}.`))).toEqual([]);
    }
  });

  it('rate agreement, satisfaction, confidence and likelihood, each in every survey [Q140]', () => {
    for (const survey of surveys) {
      const used = listRatings(survey).map((values) => values.slice(0, 5).join(' '));
      expect(used.filter((scale) => !scales.includes(scale))).toEqual([]);
      expect([...new Set(used)].sort()).toEqual([...scales].sort());
    }
  });

  it('let people say that they cannot rate something [Q141]', () => {
    const extras = surveys.flatMap(listRatings).flatMap((values) => values.slice(5));
    expect([...new Set(extras)].sort()).toEqual([
      'did-not-receive-coaching-services',
      'have-not-started-a-new-role',
      'unsure',
    ]);
  });

  it.each(['level1', 'level2', 'level3'])('need no answer at %s [Q143]', (incentiveLevel) => {
    const form = openForm(definition, {
      firstTimeApplying: 'no',
      incentiveLevel,
      workInAnEligibleJob: 'yes',
    });
    const keys = surveys.flatMap(({ fields }) => fields.map(({ key }) => key));
    expect(keys.flatMap((key) => errorsOf(form, key))).toEqual([]);
  });
});

function listRatings({ fields }: Question): string[][] {
  return fields.map((field) => ('options' in field ? field.options.map(({ value }) => value) : []));
}

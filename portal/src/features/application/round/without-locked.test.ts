import { compileProgram, type Answers } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { buildDefinition, completeAnswers } from '../../../testing/demo-application.ts';
import { withoutLocked } from './without-locked.ts';

const submitted = { ...completeAnswers, rents: 'no' };

function keep(asked: readonly string[], given: Answers) {
  const requests = asked.map((key) => ({
    ...{ id: key, key, label: key, questionKey: null, filename: null, reason: 'missing' as const, words: '' },
  }));
  const opened = {
    compiled: compileProgram(buildDefinition()),
    settings: { today: '2026-11-15', locale: 'en', audience: 'applicant' } as const,
    answers: submitted,
    resubmission: { number: 1, reason: '', dueOn: '2026-12-01', submitted, requests },
  };
  return withoutLocked(opened, { seenRevision: 0, answers: given, conflicts: [] }).answers;
}

describe('what a device has not saved', () => {
  it('is kept as far as it was asked, and what follows from that', () => {
    expect(keep(['rents'], { rents: 'yes', monthlyRent: 90_000, fullName: 'Dan' })).toEqual({
      rents: 'yes',
      monthlyRent: 90_000,
    });
    expect(keep(['fullName'], { rents: 'yes', monthlyRent: 90_000, fullName: 'Dan' })).toMatchObject({
      fullName: 'Dan',
    });
    expect(keep(['fullName'], { rents: 'yes' })).toEqual({});
  });

  it('is kept whole where nothing was asked', () => {
    expect(keep([], { rents: 'yes', fullName: 'Dan' })).toEqual({ rents: 'yes', fullName: 'Dan' });
  });
});

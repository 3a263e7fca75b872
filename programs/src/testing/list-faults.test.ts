import { expect, it } from 'vitest';
import { emergencyAid } from '../emergency-aid/emergency-aid.ts';
import { emergencyAidAnswerSets } from '../emergency-aid/emergency-aid.answers.ts';
import { listFaults } from './list-faults.ts';

it('names an answer to a question that the form does not ask', () => {
  const [set] = emergencyAidAnswerSets;
  expect(listFaults(emergencyAid, set!)).toEqual([]);
  expect(listFaults(emergencyAid, { ...set!, answers: { ...set!.answers, misspelled: 'yes' } })).toEqual([
    'misspelled: this form has no such field',
  ]);
});

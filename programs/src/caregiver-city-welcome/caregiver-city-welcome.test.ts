import { describe, expect, it } from 'vitest';
import { listFaults } from '../testing/list-faults.ts';
import { caregiverCityWelcomeAnswerSets } from './caregiver-city-welcome.answers.ts';
import { caregiverCityWelcome } from './caregiver-city-welcome.ts';

describe('the city caregiver program', () => {
  it.each(caregiverCityWelcomeAnswerSets.map((set) => [set.name, set] as const))(
    'can be submitted: %s',
    (_name, set) => {
      expect(listFaults(caregiverCityWelcome, set)).toEqual([]);
    },
  );

  it('welcomes with free training, coaching and up to $6000 in incentives [Q177] [Q178] [Q179]', () => {
    const [welcome] = caregiverCityWelcome.introPages;
    expect(welcome.layout).toBe('welcome');
    expect(welcome.body).toContain('You get free training, coaching and up to $6000 in incentives.');
  });

  it('asks for what the incentive programs ask for [Q180]', () => {
    expect(caregiverCityWelcome.sections.map(({ name }) => name)).toEqual([
      'Incentive Level Selection',
      'Home Address',
      'Mailing Address',
      'Payment Information',
      'Review',
    ]);
  });
});

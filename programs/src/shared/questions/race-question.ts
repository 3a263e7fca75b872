import type { Question } from '@handrail/engine';
import { otherText } from '../fields/other-text.ts';
import { raceOptions } from '../options/race.ts';

export const raceQuestion: Question = {
  key: 'race',
  copy: { title: 'What is your race?', intro: 'Check all that apply.' },
  fields: [
    { type: 'CheckboxGroup', key: 'race.race', copy: 'Race', options: raceOptions },
    otherText({ key: 'race.other', of: 'race.race', copy: 'Your race, in your own words' }),
  ],
};

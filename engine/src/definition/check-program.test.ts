import { describe, expect, it } from 'vitest';
import { checkProgram } from './check-program.ts';
import type { ProgramDefinition } from './program.ts';

const sound: ProgramDefinition = {
  key: 'rental-relief',
  version: 1,
  introPages: [
    { key: 'welcome', title: 'Welcome to {{programName}}', layout: 'welcome', body: 'Up to {{maxAmount}}.' },
  ],
  sections: [{ key: 'household', name: 'Household', questionGroups: [] }],
};

describe('checkProgram', () => {
  it('finds no fault in a sound definition', () => {
    expect(checkProgram(sound)).toEqual([]);
  });

  it('reports every fault with its path in one go', () => {
    const faults = checkProgram({
      key: 'Rental Relief',
      version: 0,
      introPages: [
        { key: 'a', title: 'Hello {{petName}}', layout: 'default', body: '' },
        { key: 'a', title: 'Steps', layout: 'steps', steps: [] },
        { key: 'b', title: 'More', layout: 'steps', steps: [{ title: 'Go', icon: 'rocket' as 'apply' }] },
      ],
      sections: [
        { key: 's', name: 'One', questionGroups: [] },
        { key: 's', name: 'Two', questionGroups: [] },
      ],
    });
    expect(faults).toEqual([
      { path: 'introPages[2].steps[0].icon', message: 'unknown icon "rocket"' },
      { path: 'key', message: '"Rental Relief" is not in kebab-case' },
      { path: 'version', message: '0 is not a whole number from 1' },
      { path: 'introPages[1].key', message: '"a" is used twice' },
      { path: 'sections[1].key', message: '"s" is used twice' },
      { path: 'introPages[1].steps', message: 'a page of steps has at least one step' },
      { path: 'introPages[0].title', message: 'unknown placeholder {{petName}}' },
    ]);
  });
});

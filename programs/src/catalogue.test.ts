import { checkProgram } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { catalogue } from './index.ts';

describe.each(catalogue.map((definition) => [definition.key, definition] as const))(
  '%s',
  (_key, definition) => {
    it('has no fault', () => {
      expect(checkProgram(definition)).toEqual([]);
    });

    it('is plain data', () => {
      expect(JSON.parse(JSON.stringify(definition))).toEqual(definition);
    });

    it('opens with an intro page and ends with the review [Q001] [R001]', () => {
      expect(definition.introPages.length).toBeGreaterThan(0);
      expect(definition.sections.at(-1)?.key).toBe('review');
    });

    it('uses only the known layouts [Q002]', () => {
      const layouts = new Set(definition.introPages.map((page) => page.layout));
      expect(['welcome', 'steps', 'default']).toEqual(expect.arrayContaining([...layouts]));
    });
  },
);

describe('catalogue', () => {
  it('has each key once', () => {
    const keys = catalogue.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

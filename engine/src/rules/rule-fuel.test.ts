import { describe, expect, it } from 'vitest';
import type { Question } from '../definition/section.ts';
import { compileRule } from './compile-rule.ts';
import type { FormSurroundings, Place } from './place.ts';
import type { Rule } from '../definition/rule.ts';
import { buildScope } from './scope.ts';

const question: Question = {
  key: 'q',
  copy: { title: 'Question' },
  fields: [
    {
      key: 'entries',
      copy: 'Entries',
      type: 'Complex',
      repeated: true,
      subFields: [{ key: 'name', copy: 'Name', type: 'Text' }],
    },
  ],
};

const entries: Rule = { answer: 'entries', up: 1 };
const never: Rule = { eq: [{ answer: 'name' }, 'x'] };

describe('a rule over lists in lists', () => {
  it.each<[string, Rule]>([
    ['any', nest((where, list) => ({ any: list, where }))],
    ['all', nest((where, list) => ({ all: list, where: { not: where } }))],
    ['map', nest((to, list) => ({ sum: { map: list, to } }))],
    ['the answers of every entry', nest((to) => ({ map: { answer: 'entries.name', up: 0 }, to }))],
  ])('looks at no more items than its fuel allows: %s', (_name, rule) => {
    const { scope, place, countReads } = buildPlace(40, 5000);

    compileRule(rule, scope).evaluate(place);

    expect(countReads()).toBeLessThan(5000 * 2);
    expect(countReads()).toBeGreaterThan(40);
  });
});

/** Four lists in each other: with 40 entries, more than two million items. */
function nest(wrap: (inner: Rule, list: Rule) => Rule): Rule {
  return wrap(wrap(wrap(wrap(never, entries), entries), entries), { answer: 'entries' });
}

/** A form whose entries count how often a rule looks at them. */
function buildPlace(entryCount: number, fuel: number) {
  let reads = 0;
  const form: FormSurroundings = {
    settings: { today: '2026-11-15', locale: 'en', audience: 'applicant' },
    fuel,
  };
  const list: Place[] = [];
  const place: Place = { effective: [list], parent: undefined, form };
  for (let index = 0; index < entryCount; index += 1) {
    list.push({
      parent: place,
      form,
      get effective() {
        reads += 1;
        return ['name'];
      },
    });
  }
  return { scope: buildScope([question]), place, countReads: () => reads };
}

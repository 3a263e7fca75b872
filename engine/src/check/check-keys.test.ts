import { describe, expect, it } from 'vitest';
import { checkProgram } from './check-program.ts';
import type { Field } from '../definition/field.ts';
import { buildProgram, buildRepeated, buildText, fieldsPath } from './testing/build-program.ts';

function checkFieldKeys(fields: readonly Field[], question = {}): [string, string][] {
  return checkProgram(buildProgram(fields, question)).map(({ path, message }) => [
    path.replace(fieldsPath, ''),
    message,
  ]);
}

describe('the keys of a definition', () => {
  it('have addresses of their own, where dots are written as dashes', () => {
    const questions = ['home.address', 'home-address'].map((key) => ({
      key,
      copy: { title: 'Q' },
      fields: [],
    }));
    const sections = [{ key: 's', name: 'S', questionGroups: [{ key: 'g', questions }] }];
    expect(checkProgram({ ...buildProgram([]), sections })).toEqual([
      {
        path: 'sections[0].questionGroups[0].questions[1].key',
        message: '"home-address" has the same address as "home.address"',
      },
    ]);
  });

  it('are used once for groups, questions, bullets and statuses', () => {
    const question = { key: 'q', copy: { title: 'Q' }, fields: [] };
    const bullet = { key: 'b', icon: 'mail', title: 'B', description: 'B' };
    const program = {
      ...buildProgram([]),
      sections: ['one', 'two'].map((key) => ({
        key,
        name: key,
        questionGroups: [{ key: 'g', questions: [question] }],
      })),
      submissionScreen: { title: 'Done', bullets: [bullet, bullet] },
      overrides: { statuses: [{ status: 'Denied' }, { status: 'Denied' }] },
    };
    expect(checkProgram(program)).toEqual([
      { path: 'sections[1].questionGroups[0].key', message: '"g" is used twice' },
      { path: 'sections[1].questionGroups[0].questions[0].key', message: '"q" is used twice' },
      { path: 'submissionScreen.bullets[1].key', message: '"b" is used twice' },
      { path: 'overrides.statuses[1].status', message: '"Denied" is used twice' },
    ]);
  });

  it('are used once for answers over the whole form, parts of a group and all', () => {
    const owner: Field = { type: 'Complex', key: 'owner', copy: 'Owner', subFields: [buildText('name')] };
    expect(checkFieldKeys([owner, buildText('owner.name'), buildText('name')])).toEqual([
      ['[1].key', '"owner.name" is used twice'],
    ]);
  });

  it('may be used again inside the entries of a repeated group, once in each', () => {
    expect(checkFieldKeys([buildText('name'), buildRepeated('pets', [buildText('name')])])).toEqual([]);
    expect(checkFieldKeys([buildRepeated('pets', [buildText('name'), buildText('name')])])).toEqual([
      ['[0].subFields[1].key', '"name" is used twice'],
    ]);
  });

  it('leave alone the key that says that a question was skipped', () => {
    expect(checkFieldKeys([buildText('question.skipped')], { skippable: true })).toEqual([
      ['[0].key', '"question.skipped" already says that the question was skipped'],
    ]);
    expect(checkFieldKeys([buildText('question.skipped')])).toEqual([]);
  });

  it('do not lie inside an address or a repeated group', () => {
    const home: Field = { type: 'Address', key: 'home', copy: 'Home' };
    expect(
      checkFieldKeys([home, buildText('home.city'), buildRepeated('pets', []), buildText('pets.name')]),
    ).toEqual([
      ['[1].key', '"home.city" lies inside "home", which has parts of its own'],
      ['[3].key', '"pets.name" lies inside "pets", which has parts of its own'],
    ]);
  });

  it.each(['', '1st', 'a b', 'a.', 'a.1', 'é'])('are not written as "%s"', (key) => {
    expect(checkFieldKeys([buildText(key)])).toEqual([
      [
        '[0].key',
        `"${key}" is no key: letters, digits, - and _, starting with a letter, with dots between parts`,
      ],
    ]);
  });
});

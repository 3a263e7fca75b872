import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Field } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { sampledPrograms } from '../../e2e/support/sampled-programs.ts';
import { listUnseen } from '../../programs/src/testing/list-unseen.ts';
import {
  listAnsweredPrograms,
  longestOf,
  type AnsweredProgram,
} from '../../server/src/testing/list-answered-programs.ts';
import { drills } from './drills.ts';
import { moneyChecks } from './money/money-checks.ts';
import { root } from './run-npm.ts';

const programs = await listAnsweredPrograms();
const { phone, keyboard, mouse, paid } = sampledPrograms;
const everyKind = new Set(programs.flatMap(({ definition, sets }) => listKinds(definition, sets)));

describe('the programs that every run applies to', () => {
  it('show each kind of field and of page that people see anywhere in the catalogue', () => {
    expect(everyKind.size).toBeGreaterThan(15);
    expect(listKindsNotShown([...phone, keyboard, mouse, paid])).toEqual([]);
  });

  it('would be found wanting without one of them', () => {
    expect(listKindsNotShown([...phone.slice(0, 1), keyboard, mouse])).not.toEqual([]);
  });
});

describe('the drills', () => {
  it('prove in full what every run only takes samples of', () => {
    expect(drills.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['programs', 'nothing-lost', 'kills']),
    );
  });

  it('read every size that they set', () => {
    const tests = moneyChecks.flatMap(({ tests: place }) => readTests(path.join(root, place))).join('\n');
    const names = moneyChecks.flatMap(({ parts }) => parts.flatMap((part) => Object.keys(part)));
    expect([...new Set(names)].filter((name) => !tests.includes(`process.env.${name}`))).toEqual([]);
    expect(moneyChecks.map(({ check }) => check)).toEqual([39, 40, 41, 42, 43, 44, 47, 48, 49]);
  });
});

describe('every check of money', () => {
  const ofMoney = [12, 33, ...Array.from({ length: 14 }, (_none, index) => 39 + index)];
  const titles = ['server/src', 'engine/src'].flatMap((room) => listTitles(path.join(root, room)));

  it('has a small version in every run', () => {
    expect(listWithout(titles, ofMoney)).toEqual([]);
  });

  it('has a planted defect beside it that it finds', () => {
    expect(listWithout(titles.filter(isOfDefect), ofMoney)).toEqual([]);
  });

  it('would be missed without one', () => {
    expect(listWithout(['pays once [check 39]'].filter(isOfDefect), [39])).toEqual([39]);
  });
});

/** The titles of the tests in a room that name a check. */
function listTitles(room: string): string[] {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(path.join(room, file), 'utf8').match(/['`][^'`\n]*\[check \d+\]/g) ?? []);
}

function listWithout(titles: readonly string[], checks: readonly number[]): number[] {
  return checks.filter((check) => !titles.some((title) => title.includes(`[check ${String(check)}]`)));
}

function isOfDefect(title: string): boolean {
  return /^['`](?:would|is caught|sees) /.test(title);
}

function readTests(place: string): string[] {
  const files = place.endsWith('.ts') ? [place] : readdirSync(place).map((name) => path.join(place, name));
  return files.filter((file) => file.endsWith('.test.ts')).map((file) => readFileSync(file, 'utf8'));
}

function listKindsNotShown(keys: readonly string[]): string[] {
  const shown = new Set(
    programs
      .filter(({ definition }) => keys.includes(definition.key))
      .flatMap(({ definition, sets }) => listKinds(definition, longestOf(sets))),
  );
  return [...everyKind].filter((kind) => !shown.has(kind));
}

/** The kinds of introduction, page and field that someone with these answers comes by. */
function listKinds(definition: AnsweredProgram['definition'], sets: AnsweredProgram['sets']): string[] {
  const unseen = new Set(listUnseen(definition, sets));
  const questions = definition.sections
    .filter(({ adminOnly }) => !adminOnly)
    .flatMap(({ questionGroups }) => questionGroups)
    .flatMap((group) => group.questions);
  return [
    ...definition.introPages.map(({ layout }) => `introduction ${layout}`),
    ...questions.map(({ layout }) => `page ${layout ?? 'question'}`),
    ...questions.flatMap(({ fields }) => listFieldKinds(fields, unseen)),
  ];
}

function listFieldKinds(fields: readonly Field[], unseen: ReadonlySet<string>, prefix = ''): string[] {
  return fields.flatMap((field) => {
    const path = prefix + field.key;
    if (field.type === 'Complex') {
      const inner = listFieldKinds(field.subFields, unseen, `${path}${field.repeated ? '.*.' : '.'}`);
      return inner.length > 0 ? [field.repeated ? 'entries' : 'group', ...inner] : [];
    }
    if (unseen.has(path)) return [];
    return [field.type === 'Text' ? `Text ${field.inputType ?? ''}` : field.type];
  });
}

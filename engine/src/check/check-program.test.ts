import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bigProgram } from './testing/big-program.ts';
import { checkProgram } from './check-program.ts';

describe('checkProgram', () => {
  it('finds no fault in a sound definition with every attribute [P337] [P338] [P339] [P340] [P341] [P342] [P343] [P344]', () => {
    expect(checkProgram(bigProgram)).toEqual([]);
  });

  it('finds the same in a definition that was written down and read back', () => {
    expect(checkProgram(JSON.parse(JSON.stringify(bigProgram)))).toEqual([]);
  });

  it('reports every fault with its path in one go', () => {
    const faults = checkProgram({
      key: 'Rental Relief',
      version: 0,
      introPages: [
        { key: 'a', title: 'Hello {{petName}} {{partnerName}', layout: 'default', body: '' },
        { key: 'a', title: 'Steps', layout: 'steps', steps: [] },
        { key: 'b', title: 'More', layout: 'steps', steps: [{ title: 'Go', icon: 'rocket' }] },
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
      { path: 'introPages[0].title', message: 'double braces that do not belong together' },
    ]);
  });

  it('refuses what is too deep to walk before walking it', () => {
    let deep: unknown = true;
    for (let level = 0; level < 100_000; level += 1) deep = { not: deep };
    expect(checkProgram(deep)).toEqual([{ path: '', message: 'is nested deeper than 150 levels' }]);
  });

  it('refuses data that leads back to itself', () => {
    const round: unknown[] = [];
    round.push(round, round);
    expect(checkProgram(round)).toEqual([{ path: '', message: 'has more than 1000000 values' }]);
  });

  it('never throws on any JSON, and finds fault with it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (definition) => {
        expect(checkProgram(definition).length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  it('never throws when any part of a sound definition is anything else', () => {
    const written = JSON.stringify(bigProgram);
    const strange = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(
        { answer: 'courses' },
        { answer: 'total', up: 1 },
        { item: true },
        { not: { answer: 'ward' } },
        [],
        {},
        '',
      ),
    );
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.nat(30)),
        fc.integer({ min: 1, max: 12 }),
        strange,
        (turns, depth, value) => {
          const definition: unknown = JSON.parse(written);
          replaceWithin(definition, turns, depth, value);
          expect(Array.isArray(checkProgram(definition))).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  }, 60_000);
});

/** Walks into a value as the turns say and puts another in the place of what is found there. */
function replaceWithin(root: unknown, turns: Iterator<number>, depth: number, value: unknown): void {
  let here = root as Record<string, unknown>;
  for (let level = 1; ; level += 1) {
    const names = Object.keys(here);
    const name = names[(turns.next().value as number) % names.length];
    if (name === undefined) return;
    const inner = here[name];
    if (level >= depth || typeof inner !== 'object' || inner === null) {
      here[name] = value;
      return;
    }
    here = inner as Record<string, unknown>;
  }
}

import { catalogue, listTexts } from '@handrail/programs';
import { expect, it } from 'vitest';
import { starterCopy, writeStarterFiles } from './starter-files.ts';

const left = Object.values(starterCopy);

it.each(catalogue.map((definition) => [definition.key, definition] as const))(
  '%s says nothing that the starter said to its author',
  (_key, definition) => {
    const texts = listTexts(definition).map(({ text }) => text);
    expect(texts.filter((text) => left.some((copy) => text.includes(copy)))).toEqual([]);
  },
);

it('is what the starter says', () => {
  const files = Object.values(writeStarterFiles('heat-help')).join('\n');
  expect(left.filter((copy) => !files.includes(copy))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { findMentions } from './find-mentions.ts';

const people = ['Ana', 'Ana Ortiz', 'Priya N.', null].map((name, index) => ({ id: String(index), name }));
const namesIn = (body: string) => findMentions(body, people).map(({ name }) => name);

describe('findMentions', () => {
  it.each([
    ['@Ana Ortiz, please look.', ['Ana Ortiz']],
    ['Thanks @ana! And @PRIYA N. too, @Ana', ['Ana', 'Priya N.']],
    ['@Anabel and ana@mail.example', []],
    ['No one', []],
  ])('reads %j as %j', (body, names) => {
    expect(namesIn(body)).toEqual(names);
  });
});

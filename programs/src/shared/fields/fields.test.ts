import { answer, type Field } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { count } from './count.ts';
import { wholeDollars } from './dollars.ts';

const own = { rule: answer('people').matches('^[1-9]'), message: 'At least one person lives here' };

describe('a field with a rule of its own kind', () => {
  it.each([
    ['a count', count, 'Enter a whole number'],
    ['whole dollars', wholeDollars, 'Enter whole dollars, without cents'],
  ])('keeps the rules that its author wrote: %s', (_kind, build, message) => {
    const field = build({ key: 'people', copy: 'People', validation: { required: true, rules: [own] } });
    expect(messagesOf(field)).toEqual(['At least one person lives here', message]);
  });
});

function messagesOf(field: Field): string[] {
  return 'validation' in field ? (field.validation.rules ?? []).map(({ message }) => message) : [];
}

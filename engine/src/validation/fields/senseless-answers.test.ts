import { describe, expect, it } from 'vitest';
import type { Field } from '../../definition/field.ts';
import { listErrors } from '../../testing/list-errors.ts';

const optional = { required: false };

describe('an answer that is not of its kind', () => {
  it.each<[Field, unknown, string]>([
    [
      { type: 'Document', key: 'd', copy: 'Proof', validation: optional },
      'junk',
      'At least one document is required',
    ],
    [
      { type: 'Checkbox', key: 'c', copy: 'Agree', validation: optional },
      { x: 1 },
      'This checkbox is required',
    ],
    [{ type: 'Address', key: 'a', copy: 'Home', validation: optional }, [1, 2], 'Home is required'],
  ])('is refused, also where none is required: %o', (field, value, message) => {
    expect(listErrors(field, value as never)).toEqual([message]);
    expect(listErrors(field)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { listFullNameErrors } from './full-name.ts';

const characters = 'Please enter only valid characters';
const twoNames = 'Please enter first and last name';
const tooShort = 'Full Name must be at least 4 characters long';

describe('listFullNameErrors', () => {
  it.each([
    'Ana Lopez',
    'José Núñez-Ibáñez',
    "Mary O'Neil",
    'Mary O’Neil',
    'Smith & Sons 2',
    'Zoe\u0308 Brown',
    'Al B',
    '  Ana Lopez  ',
  ])('takes %s [P551] [P552] [P553]', (name) => {
    expect(listFullNameErrors('en', name)).toEqual([]);
  });

  it.each(['3rd Street', '-Ana Lopez', 'Ana Lopez!', 'Ana Lopez Jr.', 'ana@example.org Lopez', 'Ana_ Lopez'])(
    'refuses the characters of "%s" [P551]',
    (name) => {
      expect(listFullNameErrors('en', name)).toEqual([characters]);
    },
  );

  it('asks for a first and a last name [P552]', () => {
    expect(listFullNameErrors('en', 'Analopez ')).toEqual([twoNames]);
  });

  it('asks for four characters after trimming [P553]', () => {
    expect(listFullNameErrors('en', 'A B  ')).toEqual([tooShort]);
  });

  it('lists everything that is wrong', () => {
    expect(listFullNameErrors('en', '7')).toEqual([characters, twoNames, tooShort]);
  });
});

import { describe, expect, it } from 'vitest';
import { buildTextField } from '../../testing/build-program.ts';
import { listErrors } from '../../testing/list-errors.ts';
import { checkWhileTyping, countCharacters } from './check-text.ts';

describe('a text', () => {
  const bio = buildTextField('bio', { copy: 'About you', validation: { min: 3, max: 5 } });

  it('is no longer than its maximum [P535]', () => {
    expect(listErrors(bio, 'abcdef')).toEqual([
      'About you exceeds the character limit. Please reduce the number of characters.',
    ]);
    expect(listErrors(bio, 'abcde')).toEqual([]);
  });

  it('is no shorter than its minimum [P536]', () => {
    expect(listErrors(bio, 'ab')).toEqual([
      'About you does not meet the character minimum. Please increase the number of characters.',
    ]);
    expect(listErrors(bio, 'abc')).toEqual([]);
  });

  it.each([
    ['by exactLength', { exactLength: 4 }],
    ['by equal limits', { validation: { min: 4, max: 4 } }],
  ])('has an exact length %s [P537]', (_how, overrides) => {
    const code = buildTextField('code', { copy: 'Code', ...overrides });
    expect(listErrors(code, 'abc')).toEqual(['Code must be exactly 4 characters long']);
    expect(listErrors(code, 'abcde')).toEqual(['Code must be exactly 4 characters long']);
    expect(listErrors(code, 'abcd')).toEqual([]);
  });

  it("has the field's own message for its length", () => {
    const validation = { min: 3, max: 5, message: 'Write 3 to 5 letters' };
    const field = buildTextField('bio', { validation });
    expect(listErrors(field, 'ab')).toEqual(['Write 3 to 5 letters']);
    expect(listErrors(field, 'abcdef')).toEqual(['Write 3 to 5 letters']);
  });

  it('is as long as asked for in a password', () => {
    expect(listErrors({ ...bio, inputType: 'Password' }, 'ab')).toEqual([
      'About you does not meet the character minimum. Please increase the number of characters.',
    ]);
  });
});

describe('a signature in a form', () => {
  const signature = buildTextField('signature', { copy: 'Signature', inputType: 'Signature' });

  it.each(['Dana Okafor', "Dana B. O'Neill", ' Ana  Li ', '李 小龙先'])(
    'is a full name such as "%s"',
    (text) => {
      expect(listErrors(signature, text)).toEqual([]);
    },
  );

  it.each(['X', 'Dana', 'X Y'])('is not "%s"', (text) => {
    expect(listErrors(signature, text)).toEqual(['Please enter first and last name']);
  });
});

describe('an email in a form', () => {
  const email = buildTextField('email', { copy: 'Email', inputType: 'Email', validation: { max: 12 } });

  it('is one that mail can reach [P543]', () => {
    expect(listErrors(email, 'ana@bar.org')).toEqual([]);
    expect(listErrors(email, 'ana@bar')).toEqual(['Please enter a valid email address']);
  });

  it('lists its length beside it [P505]', () => {
    expect(listErrors(email, 'ana@barbarbar')).toEqual([
      'Email exceeds the character limit. Please reduce the number of characters.',
      'Please enter a valid email address',
    ]);
  });
});

describe('a phone in a form', () => {
  it.each(['Phone', 'Tel'] as const)('is one of the United States for %s [P544]', (inputType) => {
    const phone = buildTextField('phone', { inputType });
    expect(listErrors(phone, '(219) 873-2341')).toEqual([]);
    expect(listErrors(phone, 2198732341)).toEqual([]);
    expect(listErrors(phone, '12345')).toEqual(['Please enter a valid phone number']);
  });
});

describe('checkWhileTyping', () => {
  const bio = buildTextField('bio', { validation: { min: 3, max: 5 } });

  it.each([
    ['abcdef', 'Invalid input. Must be less than 6 characters long'],
    ['abcde', undefined],
  ])('says of "%s": %s [P538]', (text, message) => {
    expect(checkWhileTyping('en', bio, text)).toBe(message);
  });

  it.each([
    ['ab', 'Must be at least 3 characters long'],
    ['abc', undefined],
  ])('says of "%s": %s [P539]', (text, message) => {
    expect(checkWhileTyping('en', bio, text)).toBe(message);
  });

  it('holds an exact length from both sides', () => {
    const code = buildTextField('code', { exactLength: 4 });
    expect(checkWhileTyping('en', code, 'abc')).toBe('Must be at least 4 characters long');
    expect(checkWhileTyping('en', code, 'abcde')).toBe('Invalid input. Must be less than 5 characters long');
    expect(checkWhileTyping('en', code, 'abcd')).toBeUndefined();
  });

  it('has nothing to say without limits', () => {
    expect(checkWhileTyping('en', buildTextField('bio'), '')).toBeUndefined();
  });
});

describe('countCharacters', () => {
  it('shows how much of the limit is used [P540]', () => {
    expect(countCharacters('en', 'hello', 300)).toBe('5/300 characters');
    expect(countCharacters('en', '', 300)).toBe('0/300 characters');
  });
});

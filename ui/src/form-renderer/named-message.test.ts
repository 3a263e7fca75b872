import { expect, it } from 'vitest';
import { toNamedMessage } from './named-message.ts';

it.each([
  ['Email', 'Email is required', 'Email is required'],
  ['Email', 'Please enter a valid email address', 'Email: Please enter a valid email address'],
  ['I agree.', 'This checkbox is required', 'I agree: This checkbox is required'],
  ['Do you rent?', 'A selection is required', 'Do you rent? A selection is required'],
])('says of %j that %j as %j', (label, message, named) => {
  expect(toNamedMessage(label, message)).toBe(named);
});

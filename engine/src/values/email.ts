import { defineWords } from '../language/define-words.ts';

export const invalidEmail = defineWords('invalidEmail', 'Please enter a valid email address');

/** Whether mail can reach it: a mailbox, and a domain of at least two parts. Spaces around it do not count. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= 254 && address.test(email);
}

/** Whether both name the same mailbox, however they are spelled. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

const address =
  /^(?!\.)(?!.*\.[.@])[^\s@"(),:;<>[\]\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

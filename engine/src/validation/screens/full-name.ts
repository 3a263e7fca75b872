import { messages } from '../fields/messages.ts';

/** What is wrong with a full name that was given; spaces around it do not count. */
export function listFullNameErrors(text: string): string[] {
  const name = text.trim();
  const errors: string[] = [];
  if (!allowed.test(name)) errors.push('Please enter only valid characters');
  if (!/\s/.test(name)) errors.push(messages.notAFullName);
  if (Array.from(name).length < 4) errors.push('Full Name must be at least 4 characters long');
  return errors;
}

const allowed = /^\p{L}[\p{L}\p{M}\d'’& -]*$/u;

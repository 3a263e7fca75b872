import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { parseInput } from '../errors/parse-input.ts';
import type { Metadata } from './metadata.ts';
import { toPayload } from './payload.ts';

function say({ status, errorsIn, messageIn }: Metadata) {
  return { status, errors: errorsIn('en'), message: messageIn('en') };
}

describe('toPayload', () => {
  it('puts a status under 400 and no errors beside what the work returned [P635]', async () => {
    const { metadata, ...fields } = await toPayload(Promise.resolve({ id: '1' }), { status: 201 });
    expect(fields).toEqual({ id: '1' });
    expect(say(metadata)).toEqual({ status: 201, errors: [], message: null });
    const nothing = await toPayload(Promise.resolve());
    expect(say(nothing.metadata)).toEqual({ status: 200, errors: [], message: null });
  });

  it('turns a refusal into its code, its text and an HTTP-like status [P635]', async () => {
    const { metadata } = await toPayload(Promise.reject(new AppError('auth/invalid-action-code')));
    const text =
      'The sign-in link has already been used once, is expired, or is invalid. Please request a new link.';
    expect(say(metadata)).toEqual({ status: 400, errors: ['auth/invalid-action-code', text], message: text });
  });

  it('lists one text per wrong field of an input', async () => {
    const input = z.object({
      email: z.email('Enter a valid email'),
      name: z.string().min(4, 'Enter a full name'),
    });
    const { metadata } = await toPayload(() => Promise.resolve(parseInput(input, { email: 'x', name: 'y' })));
    expect(say(metadata)).toEqual({
      status: 400,
      errors: ['INVALID_INPUT', 'Enter a valid email', 'Enter a full name'],
      message: 'Enter a valid email',
    });
  });

  it.each(['UNAUTHORIZED', 'FORBIDDEN', 'NOT_ALLOWED'] as const)('leaves %s an error', async (code) => {
    const error = new AppError(code);
    await expect(toPayload(Promise.reject(error))).rejects.toBe(error);
  });

  it('leaves a bug an error', async () => {
    await expect(toPayload(Promise.reject(new Error('oops')))).rejects.toThrow('oops');
  });
});

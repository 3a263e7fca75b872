import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A puzzle whose answer is the given number, made as the server makes it. */
async function makePuzzle(counter: number): Promise<string> {
  const [nonce, salt] = [new Uint8Array(16).fill(7), new Uint8Array(16).fill(9)];
  const password = new Uint8Array(20);
  password.set(nonce);
  new DataView(password.buffer).setUint32(16, counter);
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 10 },
    key,
    256,
  );
  const keyPrefix = hex(new Uint8Array(bits)).slice(0, 32);
  return JSON.stringify({
    parameters: { nonce: hex(nonce), salt: hex(salt), cost: 10, keyLength: 32, keyPrefix },
    signature: 'signed',
  });
}

describe('a call that is refused until a person shows that they are there', () => {
  it('is made again by itself with the solution', async () => {
    const puzzle = await makePuzzle(42);
    let asked = 0;
    const { api, user } = openPortal('/bayview/identity/signin', {
      ...answersOf({}),
      GetChallenge: { challenge: { puzzle, recaptchaSiteKey: null } },
      SendMagicLinkV2: () => {
        asked += 1;
        const metadata =
          asked === 1
            ? { status: 428, errors: ['auth/challenge-required', 'text'], message: 'text' }
            : { status: 200, errors: [], message: null };
        return { sendMagicLinkV2: { metadata } };
      },
    });
    await user.type(await screen.findByLabelText('Email'), 'dana@mail.example{Enter}');

    await screen.findByRole('heading', { level: 1, name: 'Email Sent' });
    await waitFor(() => {
      expect(api.callsOf('SendMagicLinkV2')).toHaveLength(2);
    });
    expect(api.callsOf('GetChallenge')[0]?.variables).toEqual({ partnerId: 'partner-1' });
    const solution = api.callsOf('SendMagicLinkV2')[1]?.headers.get('x-recaptcha-token') ?? '';
    expect(JSON.parse(atob(solution))).toMatchObject({ solution: { counter: 42 } });
  });
});

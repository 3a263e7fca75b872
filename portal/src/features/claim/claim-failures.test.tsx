import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { claimAddress, claimAnswers } from '../../testing/demo-claim.ts';
import { openPortal } from '../../testing/open-portal.ts';

type Settings = Parameters<typeof claimAnswers>[0];
type User = ReturnType<typeof openPortal>['user'];

const refusal = (status: number, ...errors: string[]) => ({ status, errors, message: errors[1] ?? null });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

/** Goes up to the last page of a Zelle claim, which is its shortest way. */
async function reachSubmit(user: User) {
  await user.click(await screen.findByRole('radio', { name: 'Zelle' }));
  await press(user, 'Continue');
  await heading('How It Works');
  await press(user, 'Continue');
  await heading('How To Link Zelle');
  await press(user, 'Continue');
  await user.type(await screen.findByRole('textbox', { name: 'Email address' }), 'dana.okafor@mail.example');
}

async function submitClaim(settings: Settings) {
  const { api, server } = claimAnswers(settings);
  const opened = openPortal(`${claimAddress}/payment-method`, api);
  await reachSubmit(opened.user);
  await press(opened.user, 'Submit My Claim');
  const listKeys = () =>
    opened.api
      .callsOf('ClaimZelle')
      .map(({ variables }) => (variables.input as { idempotencyKey: string }).idempotencyKey);
  return { ...opened, server, listKeys };
}

describe('a claim that fails', () => {
  it.each([
    ['A-001', 'This routing number is not valid. Please check it and enter it again.'],
    [
      'A-002',
      'We could not find an account with this information. Please check what you entered and try again.',
    ],
    ['A-003', 'This account number is not valid. Please check it and enter it again.'],
    ['A-004', 'This email address is not in the right format. Please check it and enter it again.'],
    ['A-007', 'The bank did not recognize these details. Please check them and try again.'],
    ['R-001', 'This address is not valid. Please check it and enter it again.'],
    ['A-005', 'This account is closed. Please use a different account.'],
    [
      'A-006',
      'Your Zelle account is restricted. Please contact Zelle support, or choose another payment method.',
    ],
    ['F-001', 'There is no funding source for this program right now. Please contact support.'],
    ['X-999', 'What the server says'],
  ])(
    'goes to the error page with its reason: %s [P092] [P276] [P277] [P468] [P712] [P718] [P722]',
    async (code, text) => {
      const { listKeys, user } = await submitClaim({ reply: refusal(400, code, 'What the server says') });

      await heading('Payment transaction failed');
      expect(window.location.pathname).toBe(`${claimAddress}/error`);
      expect(screen.getByText(text)).toBeTruthy();
      expect(screen.getByText(/Your award is not affected\. If you need help, contact support/)).toBeTruthy();
      await user.click(screen.getByRole('link', { name: 'Go Back to My Claim' }));
      await press(user, 'Submit My Claim');
      await heading('Payment transaction failed');
      expect(new Set(listKeys()).size).toBe(2);
    },
  );

  it.each([
    ['A-010', /^Something went wrong while we processed your payment\. .*try again.*contact support/, 2],
    ['R-010', /^Something went wrong while we processed your payment\. .*try again.*contact support/, 2],
    ['P-001', /^We cannot reach the payment provider right now\. Please wait .* try again/, 1],
    ['I-001', /^We cannot reach the payment provider right now\. Please wait .* try again/, 1],
    ['N-001', /^We cannot reach the payment provider right now\. Please wait .* try again/, 1],
  ])(
    'warns on the same page where it can be tried again: %s [P714] [P717] [P720] [P721]',
    async (code, text, keyCount) => {
      const { listKeys, user } = await submitClaim({ reply: refusal(400, code, 'raw') });

      expect(await screen.findByText(text)).toBeTruthy();
      expect(window.location.pathname).toBe(`${claimAddress}/zelle/email-confirmation`);
      await press(user, 'Submit My Claim');
      await waitFor(() => {
        expect(listKeys()).toHaveLength(2);
      });
      expect(new Set(listKeys()).size).toBe(keyCount);
    },
  );

  it.each([201, 202])('has not succeeded with status %i [P469]', async (status) => {
    await submitClaim({ reply: refusal(status, 'X-999', 'Not the answer that was promised') });
    await heading('Payment transaction failed');
    expect(screen.getByText('Not the answer that was promised')).toBeTruthy();
  });

  it('is not retryable with another status [P720]', async () => {
    await submitClaim({ reply: refusal(500, 'A-010', 'raw') });
    await heading('Payment transaction failed');
  });

  it('keeps its key when the line breaks, also over a reload [P719]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { listKeys, close, user } = await submitClaim({ reply: new Error('offline') });
    await heading('Payment transaction failed');
    expect(screen.getByText('Something went wrong!')).toBeTruthy();
    expect(screen.getByText(/your money is sent only once/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Go Back to My Claim' }));
    await screen.findByRole('textbox', { name: 'Email address' });
    const [first] = listKeys();
    close();
    const kept = Object.entries(sessionStorage).find(([name]) => name.endsWith(':key'));
    expect(kept?.[1]).toBe(`sent ${first ?? ''} payment-1`);
  });

  it('that another tab has made says so, and pays nothing', async () => {
    const { api, server } = claimAnswers();
    const { user, api: fake } = openPortal(`${claimAddress}/payment-method`, api);
    await reachSubmit(user);
    server.paidBy.push('another tab');
    const taken = { metadata: refusal(409, 'CLAIM_NOT_OPEN', 'It was claimed.'), record: null };
    fake.answer('ClaimZelle', { claimZelle: taken });
    await press(user, 'Submit My Claim');

    await heading('This payment was already claimed');
    expect(server.paidBy).toEqual(['another tab']);
  });

  it('asks for a recent sign-in and goes on under the same key [check 33]', async () => {
    let isProven = false;
    const { listKeys, user } = await submitClaim({
      reply: () => {
        if (isProven) return refusal(400, 'A-006', 'raw');
        isProven = true;
        return refusal(403, 'auth/requires-recent-login', 'Please confirm that it is you.');
      },
    });
    await user.type(await screen.findByLabelText('Your password'), 'correct horse{Enter}');

    await heading('Payment transaction failed');
    expect(listKeys()).toHaveLength(2);
    expect(new Set(listKeys()).size).toBe(1);
  });

  it('leaves no bank number in the storage of the browser that can be read', async () => {
    const { api } = claimAnswers();
    const { user } = openPortal(`${claimAddress}/payment-method`, api);
    await user.click(await screen.findByRole('radio', { name: 'Direct deposit' }));
    await press(user, 'Continue');
    await heading('How It Works');
    await press(user, 'Continue');
    await user.type(await screen.findByRole('textbox', { name: 'Routing Number' }), '021000021');
    await user.type(screen.getByRole('textbox', { name: 'Confirm Routing Number' }), '021000021');
    await press(user, 'Continue');
    await screen.findByRole('radio', { name: 'Checking Account' });

    await waitFor(() => {
      expect(Object.keys(sessionStorage).some((name) => name.startsWith('handrail:claim:'))).toBe(true);
    });
    const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
    expect(kept).not.toContain('021000021');
    expect(Object.keys(localStorage).filter((name) => name.includes('claim'))).toEqual([]);
  });

  it('is found again in the same tab after a reload', async () => {
    const { api } = claimAnswers();
    const stored = (): readonly [string, string] | undefined =>
      Object.entries(sessionStorage).find(([name]) => /^handrail:claim:[^:]+:[^:]+$/.test(name));
    const { user, close } = openPortal(`${claimAddress}/payment-method`, api);
    await user.click(await screen.findByRole('radio', { name: 'Check' }));
    await press(user, 'Continue');
    await heading('How It Works');
    await waitFor(() => {
      expect(stored()).toBeTruthy();
    });
    const chosen = stored()?.[1];
    await press(user, 'Continue');
    await heading('Please enter your mailing address');
    await waitFor(() => {
      expect(stored()?.[1]).not.toBe(chosen);
    });
    close();

    openPortal(`${claimAddress}/mailing-address`, api);
    await heading('Please enter your mailing address');
  });
});

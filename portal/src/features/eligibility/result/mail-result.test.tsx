import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answersOf } from '../../../testing/demo-portal.ts';
import { openPortal } from '../../../testing/open-portal.ts';

const ok = { status: 200, errors: [] };
const questions = [
  { id: '1', key: 'rents', type: 'YesOrNo', copy: 'Do you rent?', description: null, props: {} },
];
const eligibility = {
  ...{ id: 'e', version: 3, title: null, copy: null, description: null, message: null, questions },
  incomeKeys: [],
};

async function openForm(result: string, mailed: object) {
  const opened = openPortal('/bayview/eligibility', {
    ...answersOf({}),
    GetPartnerEligibility: { partners: { nodes: [{ id: 'partner-1', eligibility }] } },
    CheckEligibility: { checkEligibility: { metadata: ok, check: { result, reasons: [], programs: [] } } },
    MailEligibilityResult: mailed,
  });
  const { user } = opened;
  await user.click(await screen.findByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));
  await user.click(await screen.findByRole('button', { name: 'Email me this result' }));
  return { ...opened, field: screen.getByLabelText(/^Email address/) };
}

describe('having the result mailed', () => {
  it.each(['eligible', 'ineligible'])('sends a result that is %s, and says what is kept', async (result) => {
    const { api, field, user } = await openForm(result, { mailEligibilityResult: { metadata: ok } });
    expect(document.activeElement).toBe(field);
    expect(
      screen.getByText(
        'We use this address for one email and then delete it. We keep your answers, encrypted, for three days, so that the link in the email opens them on any device. Then we delete them. Anyone who has the email can open them.',
      ),
    ).toBeTruthy();
    await user.type(field, ' dana@mail.example{Enter}');
    await screen.findByText('We are sending the result to dana@mail.example');
    expect(api.callsOf('MailEligibilityResult').map(({ variables }) => variables.input)).toEqual([
      { partnerId: 'partner-1', version: 3, answers: { rents: 'yes' }, email: 'dana@mail.example' },
    ]);
    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
    expect(JSON.stringify(stored)).toContain('rents');
    expect(JSON.stringify(stored)).not.toContain('dana@');
  });

  it('sends nothing to what is no address', async () => {
    const { api, field, user } = await openForm('eligible', {});
    await user.type(field, 'dana{Enter}');
    await screen.findByText('Please enter a valid email address');
    expect(document.activeElement).toBe(field);
    expect(api.callsOf('MailEligibilityResult')).toEqual([]);
  });

  it('says that too many were sent, in the words of the server, and keeps the address', async () => {
    const refused = { status: 429, errors: ['TOO_MANY_REQUESTS', 'Please wait.'] };
    const { field, user } = await openForm('eligible', { mailEligibilityResult: { metadata: refused } });
    await user.type(field, 'dana@mail.example{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Please wait.');
    expect((field as HTMLInputElement).value).toBe('dana@mail.example');
  });

  it('says that the line is dead', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { field, user } = await openForm('eligible', new Error('offline'));
    await user.type(field, 'dana@mail.example{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('We could not send the email.');
  });

  it('can be called off, and leads back to where it began', async () => {
    const { field, user } = await openForm('eligible', {});
    expect(screen.getByRole('button', { name: 'Print this page' })).toBeTruthy();
    await user.type(field, 'dana@mail.example');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText(/^Email address/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Email me this result' }));
  });

  it('leaves every other way open once it is sent', async () => {
    const { field, user } = await openForm('eligible', { mailEligibilityResult: { metadata: ok } });
    await user.type(field, 'dana@mail.example{Enter}');
    await screen.findByText('We are sending the result to dana@mail.example');
    expect(screen.getByText(/check your spam folder/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Print this page' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create Your Free Account' })).toBeTruthy();
    const again = screen.getByRole('button', { name: 'Email me this result' });
    expect(document.activeElement).toBe(again);
    await user.click(again);
    expect(screen.getByLabelText<HTMLInputElement>(/^Email address/).value).toBe('');
    expect(screen.queryByText(/We are sending/)).toBeNull();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { eligible, every, findResult, openEligibility, verdict } from '../../testing/open-eligibility.ts';
import { answersOf, buildPartner, buildUser } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

const findHeading = () => screen.findByRole('heading', { level: 1, name: 'Let’s make sure you’re eligible' });

describe('the eligibility page', () => {
  it('asks what the partner asks, in its own words or those of the product [P279] [P281] [P282] [P283] [P284] [P285] [P651]', async () => {
    const { api } = openEligibility({ questions: every });
    await findHeading();
    await findResult();
    expect(
      screen.getByText(
        'Please answer the following questions to check if you are eligible for any of our assistance programs',
      ),
    ).toBeTruthy();
    expect(screen.getByText('This takes two minutes.')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Your household' })).toBeTruthy();
    expect(screen.getByLabelText(/^Do you work\?/)).toBeTruthy();
    expect(screen.getByLabelText(/^What is your ZIP code\?/).getAttribute('placeholder')).toBe('12345');
    expect(screen.getByRole('radiogroup', { name: /Do you rent your home\?/ })).toBeTruthy();
    expect((await findResult()).textContent).toContain('Your result will be shown here.');
    expect(screen.getByRole('button', { name: 'Check Eligibility' })).toBeTruthy();
    expect(api.callsOf('GetPartnerEligibility')[0]?.variables).toEqual({ externalId: 'bayview' });
  });

  it('promises no more than it keeps: nothing is saved unless the person says so', async () => {
    const { GetPartner } = answersOf({ partner: buildPartner({ eligibility: { id: 'eligibility-1' } }) });
    openEligibility({}, { GetPartner });
    await findResult();
    expect(screen.getByText('Nothing that you type is saved unless you say so.')).toBeTruthy();
    expect(screen.getByText('You do not need an account for this.')).toBeTruthy();
    expect(screen.queryByText(/Your answers save as you go/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Check if you are eligible' })).toBeNull();
  });

  it('says what the partner wrote instead', async () => {
    openEligibility(
      {
        title: 'Two minutes',
        copy: 'Answer these.',
        description: 'For tenants.',
        message: { eligible: 'Come in!', ineligible: null },
      },
      verdict(eligible),
    );
    await screen.findByRole('heading', { level: 1, name: 'Two minutes' });
    expect(screen.getByText('Answer these.')).toBeTruthy();
    expect(await screen.findByText('For tenants.')).toBeTruthy();
  });

  it('counts what is missing, leads to it and checks nothing [P601] [P602] [P603]', async () => {
    const { api, user } = openEligibility({ questions: every });
    await findResult();
    expect(screen.getByText('6 answers are missing')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));

    expect(screen.getAllByText('Please answer this question').length).toBeGreaterThan(3);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Where do you live\?/));
    expect(api.callsOf('CheckEligibility')).toEqual([]);
  });

  it('keeps what was typed over a reload, and clears it when told', async () => {
    const first = openEligibility({ questions: every });
    await first.user.type(await screen.findByLabelText(/^What is your ZIP code\?/), '10451');
    first.close();

    const { user } = openEligibility({ questions: every });
    await waitFor(() => {
      expect(screen.getByLabelText<HTMLInputElement>(/^What is your ZIP code\?/).value).toBe('10451');
    });
    await user.click(screen.getByRole('button', { name: 'Clear my answers' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^What is your ZIP code\?/).value).toBe('');
  });
});

describe('the way to the eligibility page', () => {
  it('shows a spinner while it loads [P289]', async () => {
    openEligibility({}, { GetPartnerEligibility: () => new Promise(() => undefined) });
    expect(await screen.findByText('Loading')).toBeTruthy();
  });

  it('says that it could not load, and tries again [P290]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { api, user } = openEligibility({}, { GetPartnerEligibility: new Error('offline') });
    await screen.findByRole('heading', { level: 1, name: 'Uh oh! An error occurred.' });
    expect(screen.getByText('You do not need an account for this.')).toBeTruthy();
    expect(screen.queryByText(/Your answers save as you go/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(api.callsOf('GetPartnerEligibility').length).toBeGreaterThan(1);
    });
  });

  it('leads to sign-in where the partner asks nothing [P291] [P292]', async () => {
    openEligibility(null);
    await screen.findByRole('heading', { level: 1, name: 'Applicant sign in' });
    expect(window.location.pathname).toBe('/bayview/identity/signin');
  });

  it('leads a signed-in person to their home [P280]', async () => {
    openPortal('/bayview/eligibility', answersOf({ partner: buildPartner(), user: buildUser() }));
    await waitFor(() => {
      expect(window.location.pathname).toBe('/bayview/application/portal');
    });
  });
});

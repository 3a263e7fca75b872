import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { eligible, every, hanover, kings, openEligibility, verdict } from '../../testing/open-eligibility.ts';

describe('the income question', () => {
  const income = { questions: every.slice(1, 2), incomeKeys: ['income'] };
  const found = { IncomeLimitAreaQuery: { incomeLimitAreas: { nodes: [hanover, kings] } } };

  it('finds the area after a pause, and works out the limit that no one can change [P334] [P336] [P604] [P605] [P606]', async () => {
    const { api, user } = openEligibility(income, { ...found, ...verdict(eligible) });
    await user.type(await screen.findByRole('combobox', { name: /^Where do you live\?/ }), 'han');
    await screen.findByRole('option', { name: 'Hanover, Grafton County, NH' });
    expect(screen.getByRole('option', { name: 'Kings County, NY' })).toBeTruthy();
    expect(api.callsOf('IncomeLimitAreaQuery').map(({ variables }) => variables.filter)).toEqual([
      { partnerId: 'partner-1', search: 'han' },
    ]);

    await user.keyboard('{ArrowDown}{Enter}');
    await user.selectOptions(screen.getByLabelText(/^How many people/), '8+');
    const limit = screen.getByLabelText<HTMLInputElement>('Maximum household income');
    expect(limit.readOnly).toBe(true);
    expect(limit.value).toBe('$38,000');
    const exact = screen.getByLabelText<HTMLInputElement>(/^How many exactly\?/);
    expect(exact.value).toBe('8');
    await user.clear(exact);
    await user.type(exact, '10');
    expect(limit.value).toBe('$50,350');

    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.type(screen.getByLabelText(/^What is your household’s yearly income\?/), '$41,000.50');
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));
    await waitFor(() => {
      expect(api.callsOf('CheckEligibility')[0]?.variables.input).toMatchObject({
        answers: {
          'income.location': 'kings',
          'income.householdSize': '10',
          'income.isIncomeAboveLimit': 'false',
          'income.income': '41000',
        },
      });
    });
  });

  it('searches 500 ms after the last key, and once', async () => {
    const { api } = openEligibility(income, found);
    const field = await screen.findByRole('combobox', { name: /^Where do you live\?/ });
    const searches = () => api.callsOf('IncomeLimitAreaQuery').map(({ variables }) => variables.filter);
    const pass = (ms: number) => {
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    };
    vi.useFakeTimers();
    try {
      fireEvent.change(field, { target: { value: 'ha' } });
      pass(499);
      fireEvent.change(field, { target: { value: 'han' } });
      pass(499);
      expect(searches()).toEqual([]);
      pass(1);
      expect(searches()).toEqual([{ partnerId: 'partner-1', search: 'han' }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('takes the low limit where the partner names none [P605]', async () => {
    const { user } = openEligibility({ questions: [{ ...every[1], props: {} }] }, found);
    await user.type(await screen.findByRole('combobox', { name: /^Where do you live\?/ }), 'kin');
    await user.click(await screen.findByRole('option', { name: 'Kings County, NY' }));
    await user.selectOptions(screen.getByLabelText(/^How many people/), '3');
    expect(screen.getByLabelText<HTMLInputElement>('Maximum household income').value).toBe('$53,000');
  });

  const at = (areas: readonly object[]) => ({
    IncomeLimitAreasAt: { incomeLimitAreasAt: { source: 'GeoNames', nodes: areas } },
  });

  it.each(['11201', '11201-1234', '12 Pier Street, Brooklyn NY 11201'])(
    'finds the places of %s, and lets the person choose',
    async (typed) => {
      const { api, user } = openEligibility(income, at([kings, hanover]));
      const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Where do you live\?/ });
      await user.type(field, typed);
      await screen.findByText('Choose where you live. ZIP code data: GeoNames.');
      expect(api.callsOf('IncomeLimitAreasAt').at(-1)?.variables).toEqual({
        partnerId: 'partner-1',
        address: typed,
      });
      expect(api.callsOf('IncomeLimitAreaQuery')).toEqual([]);
      await user.keyboard('{Enter}');
      expect(field.value).toBe('Kings County, NY');
    },
  );

  it('says that it does not know a ZIP code, and still finds names', async () => {
    const { api, user } = openEligibility(income, { ...found, ...at([]) });
    const field = await screen.findByRole('combobox', { name: /^Where do you live\?/ });
    await user.type(field, '0000');
    await screen.findByText('Type all 5 digits of your ZIP code, also after a street address.');
    expect(api.callsOf('IncomeLimitAreasAt')).toEqual([]);
    await user.type(field, '0');
    await screen.findByText('We couldn’t find this ZIP code. Try the name of your county instead.');
    await user.clear(field);
    await user.type(field, 'han');
    await screen.findByRole('option', { name: 'Hanover, Grafton County, NH' });
  });

  it('takes no half-typed size, and asks for the number', async () => {
    const { api, user } = openEligibility({ questions: [every[1]] }, found);
    await user.selectOptions(await screen.findByLabelText(/^How many people/), '8+');
    const exact = screen.getByLabelText(/^How many exactly\?/);
    await user.clear(exact);
    await user.type(exact, '1');
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));
    expect(screen.getByText('3 answers are missing')).toBeTruthy();
    expect(exact.getAttribute('aria-invalid')).toBe('true');
    expect(api.callsOf('CheckEligibility')).toEqual([]);
    await user.type(exact, '2');
    expect(screen.getByText('2 answers are missing')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear my answers' }));
    expect(screen.queryByLabelText(/^How many exactly\?/)).toBeNull();
  });

  it('asks for the ZIP code of an address without one, instead of falling silent', async () => {
    const { api, user } = openEligibility(income, found);
    await user.type(await screen.findByRole('combobox', { name: /^Where do you live\?/ }), '12 Pier Street');
    await screen.findByText('Type all 5 digits of your ZIP code, also after a street address.');
    expect(api.calls.filter(({ operation }) => operation.startsWith('IncomeLimitArea'))).toEqual([]);
  });

  it('searches again once the line is back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    const { user } = openEligibility(income, {
      IncomeLimitAreaQuery: () => {
        if (isDown) throw new Error('offline');
        return found.IncomeLimitAreaQuery;
      },
    });
    await user.type(await screen.findByRole('combobox', { name: /^Where do you live\?/ }), 'han');
    await screen.findByText('We could not search. Please try again.');
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await screen.findByRole('option', { name: 'Hanover, Grafton County, NH' });
  });

  it('tells when the search fails [P746]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = openEligibility(income, { IncomeLimitAreaQuery: new Error('offline') });
    await user.type(await screen.findByRole('combobox', { name: /^Where do you live\?/ }), 'han');
    await screen.findByText(
      'An error occurred while searching for income limit areas. Please refresh and try again.',
    );
  });
});

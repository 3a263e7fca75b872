import { Icon } from '@handrail/ui';
import { screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answersOf } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

const limits = [1, 2, 3].map((householdSize) => ({ householdSize, incomeLimit: 30_000 }));
const county = (name: string) => ({
  ...{ id: name, town: null, county: name, state: 'NY' },
  incomeLimit: { id: '2024', year: 2024, limits: { extremelyLow: limits, veryLow: limits, low: limits } },
});
const areas = (...names: readonly string[]) => ({ incomeLimitAreas: { nodes: names.map(county) } });
const twenty = Array.from({ length: 20 }, (_, index) => `Washington ${index + 1}`);
const question = { id: '1', key: 'income', type: 'AMIComponent', copy: 'You', description: null, props: {} };
const eligibility = {
  ...{ id: 'e', version: 3, title: null, copy: null, description: null, message: null },
  ...{ questions: [question], incomeKeys: [] },
};

/** The household size has options too. */
const place = { name: /, NY$/ };

type Search = (search: string) => object | Promise<object>;

async function open(answer: Search) {
  const opened = openPortal('/bayview/eligibility', {
    ...answersOf({}),
    GetPartnerEligibility: { partners: { nodes: [{ id: 'partner-1', eligibility }] } },
    IncomeLimitAreaQuery: ({ filter }) => answer((filter as { search: string }).search),
  });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Where do you live\?/ });
  return { ...opened, field };
}

const byName: Search = (search) => areas(`${search} County`);
const scroll = vi.fn();

beforeEach(() => {
  scroll.mockClear();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scroll);
});

describe('the list of places', () => {
  it('never offers what was found for an older text, nor sends the form on Enter', async () => {
    const { api, field, user } = await open(byName);
    await user.type(field, 'Kings');
    await screen.findByRole('option', { name: 'Kings County, NY' });
    await user.clear(field);
    await user.type(field, 'Queens{Enter}');
    expect(screen.queryByRole('option', place)).toBeNull();
    expect(field.value).toBe('Queens');
    expect(screen.queryByText('Please answer this question')).toBeNull();
    await user.click(await screen.findByRole('option', { name: 'Queens County, NY' }));
    expect(field.value).toBe('Queens County, NY');
    expect(api.callsOf('IncomeLimitAreaQuery')).toHaveLength(2);
  });

  it('says how many places there are, and that more than these may fit', async () => {
    const { field, user } = await open((search) => areas(...(search === 'wash' ? twenty : ['A', 'B'])));
    await user.type(field, 'wash');
    const told = await screen.findByText('20 places. Keep typing to narrow the list.');
    expect(told.getAttribute('role')).toBe('status');
    await user.type(field, 'i');
    await screen.findByText('2 places found.');
  });

  it('keeps the marked place in view', async () => {
    const { field, user } = await open(() => areas(...twenty));
    await user.type(field, 'wash');
    await screen.findAllByRole('option', place);
    await user.keyboard('{ArrowUp}');
    const last = screen.getByRole('option', { name: 'Washington 20, NY' });
    expect(field.getAttribute('aria-activedescendant')).toBe(last.id);
    expect(scroll.mock.contexts).toEqual([last]);
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('closes on Escape and opens again on the way down', async () => {
    const { field, user } = await open(byName);
    await user.type(field, 'Kings');
    await screen.findByRole('option', place);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option', place)).toBeNull();
    expect(field.value).toBe('Kings');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field.value).toBe('Kings County, NY');
  });
});

describe('a place that is not found', () => {
  it('leads to the ZIP code, which always finds one', async () => {
    const { field, user } = await open(() => areas());
    expect(
      screen.getByText('Type your ZIP code, county or a large city, then choose from the list.'),
    ).toBeTruthy();
    await user.type(field, 'Smallville');
    await screen.findByText('We couldn’t find this place. Try your ZIP code or the name of your county.');
  });
});

describe('a place that was typed and not chosen', () => {
  it('stays in the field, which asks to choose', async () => {
    const { field, user } = await open(byName);
    await user.type(field, 'Kings');
    await user.tab();
    expect(field.value).toBe('Kings');
    expect(screen.getByText('Choose a place from the list')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Check Eligibility' }));
    expect(document.activeElement).toBe(field);
    expect(screen.getByText('Choose a place from the list')).toBeTruthy();
    await user.clear(field);
    expect(screen.queryByText('Choose a place from the list')).toBeNull();
  });

  it('takes the place of the one that was chosen before', async () => {
    const { field, user } = await open(byName);
    await user.type(field, 'Kings');
    await user.click(await screen.findByRole('option', place));
    expect(screen.getByText('2 answers are missing')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'Queens');
    expect(screen.getByText('3 answers are missing')).toBeTruthy();
  });
});

describe('a search that fails', () => {
  it('shows an error, not a success, and takes it back once a search works [P746]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDead = true;
    const { field, user } = await open((search) => {
      if (isDead) throw new Error('offline');
      return byName(search);
    });
    await user.type(field, 'Kin');
    const text = 'An error occurred while searching for income limit areas. Please refresh and try again.';
    const snackbar = (await screen.findByText(text)).parentElement;
    const drawn = snackbar?.querySelector('path')?.getAttribute('d');
    expect(renderToStaticMarkup(<Icon name="alert" />)).toContain(drawn);
    isDead = false;
    await user.type(field, 'g');
    await screen.findByRole('option', { name: 'King County, NY' });
    await waitFor(() => {
      expect(screen.queryByText(text)).toBeNull();
    });
  });
});

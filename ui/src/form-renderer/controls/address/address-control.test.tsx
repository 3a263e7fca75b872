import type { Address, Field } from '@handrail/engine';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AddressQuery } from '../../form-context.tsx';
import { renderForm } from '../../testing/render-form.tsx';

const home: Field = { key: 'home', type: 'Address', copy: 'Home address' };
const found: Address = {
  addressLine1: '12 Main St',
  city: 'Bronx',
  state: 'NY',
  zip: '10451',
  county: 'Bronx County',
  latitude: 40.8,
  longitude: -73.9,
};
const other: Address = { addressLine1: '12 Main Ave', city: 'Yonkers', state: 'NY', zip: '10701' };

const getStreet = () => screen.getByRole('combobox', { name: 'Street Address' });
const manual = { name: 'Manually input address' };
const finds =
  (...places: Address[]) =>
  () =>
    Promise.resolve(places);

afterEach(() => {
  vi.useRealTimers();
});

describe('AddressControl: looking an address up', () => {
  it('fills in every part from a suggestion that is chosen with the keyboard', async () => {
    const { person, answers } = renderForm([home], { findAddresses: finds(other, found) });

    await person.type(getStreet(), '12 main');
    await screen.findByRole('listbox', { name: 'Suggested addresses' });
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(getStreet().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { name: '12 Main St Bronx, NY 10451' }).id,
    );
    await person.keyboard('{Enter}');

    expect(answers()).toEqual({ home: found });
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveProperty('value', 'Bronx');
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveProperty('value', 'NY');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('keeps the apartment when a suggestion is pressed', async () => {
    const { person, answers } = renderForm([home], { findAddresses: finds(found) });
    await person.type(screen.getByRole('textbox', { name: /Apartment/ }), '4B');

    await person.type(getStreet(), '12 main');
    await person.click(await screen.findByRole('option', { name: /12 Main St/ }));

    expect(answers().home).toEqual({ ...found, addressLine2: '4B' });
  });

  it('asks once the typing rests, in the state and city of the field, and gives up what is overtaken [P512] [P758]', async () => {
    const asked: (AddressQuery & { signal: AbortSignal })[] = [];
    const { person } = renderForm([{ ...home, filter: { state: 'NY', city: 'Bronx' } }], {
      findAddresses: (query, signal) => {
        asked.push({ ...query, signal });
        return Promise.resolve([found]);
      },
    });

    await person.type(getStreet(), '12 main');
    await screen.findByRole('listbox');
    expect(asked).toMatchObject([{ text: '12 main', state: 'NY', city: 'Bronx' }]);

    await person.type(getStreet(), ' st');
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('closes the list on Escape and leaves what was typed', async () => {
    const { person, answers } = renderForm([home], { findAddresses: finds(found) });
    await person.type(getStreet(), '12 main');
    await screen.findByRole('listbox');

    await person.keyboard('{Escape}');

    expect(screen.queryByRole('listbox')).toBeNull();
    expect(answers()).toEqual({ home: { addressLine1: '12 main' } });
  });

  it('forgets the county and the coordinates of a place that is changed by hand', async () => {
    const { person, answers } = renderForm([home], { answers: { home: found } });

    await person.clear(screen.getByRole('textbox', { name: 'Zip Code' }));
    await person.type(screen.getByRole('textbox', { name: 'Zip Code' }), '10452');

    expect(answers().home).toEqual({ addressLine1: '12 Main St', city: 'Bronx', state: 'NY', zip: '10452' });
  });
});

describe('AddressControl: typing an address', () => {
  it('shows every part of an optional address that was begun, and says what it lacks', () => {
    const optional = { ...home, validation: { required: false } };
    const { store } = renderForm([optional], { answers: { home: { addressLine1: '12 Main St' } } });
    expect(screen.getByRole('textbox', { name: 'City' })).toBeDefined();

    act(() => {
      store.act((form) => form.attemptSubmit());
    });

    expect(screen.getByText('City is required')).toBeDefined();
    expect(screen.getByText('State is required')).toBeDefined();
    expect(screen.getByText('Zip Code is required')).toBeDefined();
  });

  it('offers manual entry after ten seconds that find nothing, not before [P513] [P749]', async () => {
    vi.useFakeTimers();
    renderForm([home]);

    fireEvent.input(getStreet(), { target: { value: '1 Nowhere' }, inputType: 'insertText' });
    await act(() => vi.advanceTimersByTimeAsync(9900));
    expect(screen.queryByRole('button', manual)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));

    expect(screen.getByRole('button', manual)).toBeDefined();
    expect(
      screen.getByText("Can't find your address? Click the button below to manually input your address."),
    ).toBeDefined();
  });

  it('offers it at once when the lookup fails, and keeps the address as typed [P162] [P514]', async () => {
    let calls = 0;
    const { person, answers } = renderForm([home], {
      findAddresses: () => {
        calls += 1;
        return Promise.reject(new Error('no line'));
      },
    });
    await person.type(getStreet(), '1 Nowhere');
    await person.click(await screen.findByRole('button', manual));

    expect(document.activeElement).toBe(getStreet());
    expect(screen.queryByRole('button', manual)).toBeNull();
    await person.keyboard(' Road');
    await person.type(screen.getByRole('textbox', { name: 'City' }), 'Bronx');
    await person.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'New York');
    await person.type(screen.getByRole('textbox', { name: 'Zip Code' }), '10451');

    expect(calls).toBe(1);
    expect(answers()).toEqual({
      home: { addressLine1: '1 Nowhere Road', city: 'Bronx', state: 'NY', zip: '10451' },
    });
  });

  it('shows no manual entry where the parts stand there already', async () => {
    const { person } = renderForm([home], {
      answers: { home: { city: 'Bronx' } },
      findAddresses: () => Promise.reject(new Error('no line')),
    });

    await person.type(getStreet(), '1 Nowhere');
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));

    expect(screen.getByRole('textbox', { name: 'City' })).toBeDefined();
    expect(screen.queryByRole('button', manual)).toBeNull();
  });

  it('asks for the rest once the street is left without a suggestion', async () => {
    const { person } = renderForm([home]);
    expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();

    await person.type(getStreet(), '1 Nowhere');
    await person.tab();

    expect(screen.getByRole('textbox', { name: 'City' })).toBeDefined();
  });

  it('lets the browser fill in each part and shows digits for the zip code', () => {
    renderForm([home]);
    fireEvent.input(getStreet(), { target: { value: '12 Main St' }, inputType: 'insertReplacementText' });

    const group = within(screen.getByRole('group', { name: 'Home address' }));
    const parts = [...group.getAllByRole('combobox'), ...group.getAllByRole('textbox')];
    expect(parts.map((part) => part.getAttribute('autocomplete'))).toEqual([
      'address-line1',
      'address-level1',
      'address-line2',
      'address-level2',
      'postal-code',
    ]);
    expect(screen.getByRole('textbox', { name: 'Zip Code' }).getAttribute('inputmode')).toBe('numeric');
    expect(screen.getByRole('textbox', { name: 'Apartment, suite or unit (optional)' })).toBeDefined();
  });

  it('keeps a state that is not in the list', () => {
    renderForm([home], { answers: { home: { state: 'Ontario' } } });

    expect(screen.getByRole('combobox', { name: 'State' })).toHaveProperty('value', 'Ontario');
  });

  it('says beside each part what is missing, and takes error summaries to each of them [P506] [P508]', () => {
    const { store } = renderForm([home], { answers: { home: { addressLine1: '12 Main St', zip: '10451' } } });
    expect(screen.queryByText('City is required')).toBeNull();

    act(() => {
      store.act((form) => form.attemptSubmit());
    });

    expect(screen.getByText('City is required')).toBeDefined();
    expect(screen.getByText('State is required')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'City' }).id).toBe('field-home-city');
    expect(screen.getByRole('combobox', { name: 'State' }).id).toBe('field-home-state');
    expect(screen.getByRole('textbox', { name: /Apartment/ }).getAttribute('aria-invalid')).toBeNull();
  });
});

describe('AddressControl: another address, or none', () => {
  const mailing: Field = {
    key: 'mailing',
    type: 'Address',
    copy: 'Mailing address',
    copyAddressKey: 'home',
    allowUnhoused: true,
  };

  it('follows the other address and gives back what was typed before [P321]', async () => {
    const typed = { addressLine1: 'PO Box 9', city: 'Albany', state: 'NY', zip: '12207' };
    const { person, store } = renderForm([home, mailing], { answers: { home: found, mailing: typed } });
    const group = within(screen.getByRole('group', { name: 'Mailing address' }));
    const same = group.getByRole('checkbox', { name: 'Same as Home address' });

    await person.click(same);
    expect(group.getByText('12 Main St, Bronx, NY 10451')).toBeDefined();
    expect(group.queryByRole('textbox')).toBeNull();
    expect(store.form.submittedAnswers().mailing).toEqual({ ...found, copied: true });

    await person.click(same);
    expect(group.getByRole('textbox', { name: 'City' })).toHaveProperty('value', 'Albany');
    expect(store.form.submittedAnswers().mailing).toEqual(typed);
  });

  it('says that the other address is empty', async () => {
    const { person } = renderForm([home, mailing]);

    await person.click(screen.getByRole('checkbox', { name: 'Same as Home address' }));

    expect(screen.getByText('That address is not filled in yet.')).toBeDefined();
  });

  it('asks someone without a street only for the place, and gives the street back [P345] [P507]', async () => {
    const { person, store } = renderForm([{ ...home, allowUnhoused: true }], { answers: { home: found } });
    const unhoused = screen.getByRole('checkbox', { name: 'I don’t have a street address' });

    await person.click(unhoused);
    expect(screen.queryByRole('combobox', { name: 'Street Address' })).toBeNull();
    expect(store.form.submittedAnswers().home).toEqual({
      city: 'Bronx',
      state: 'NY',
      zip: '10451',
      isUnhoused: true,
    });
    expect(store.form.findField('home')?.errors).toEqual([]);

    await person.click(unhoused);
    expect(getStreet()).toHaveProperty('value', '12 Main St');
    expect(store.form.submittedAnswers().home).toEqual(found);
  });
});

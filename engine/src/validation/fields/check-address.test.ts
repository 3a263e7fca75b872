import { describe, expect, it } from 'vitest';
import type { Address } from '../../values/answers.ts';
import type { AddressField } from '../../definition/field.ts';
import { buildForm } from '../../testing/build-program.ts';
import { listErrors } from '../../testing/list-errors.ts';
import { listPartFaults } from './check-address.ts';

const home: AddressField = { type: 'Address', key: 'home', copy: 'Home address' };
const whole: Address = { addressLine1: '12 Main St', city: 'Bronx', state: 'NY', zip: '10451' };

describe('a required address', () => {
  it('needs street, city, state and zip, and says so of each [P505] [P506]', () => {
    const all = [
      'Street Address is required',
      'City is required',
      'State is required',
      'Zip Code is required',
    ];
    expect(listErrors(home)).toEqual(all);
    expect(listErrors(home, {})).toEqual(all);
    expect(listErrors(home, { addressLine1: ' ', city: '', state: '', zip: '' })).toEqual(all);
  });

  it.each<[keyof Address, string]>([
    ['addressLine1', 'Street Address is required'],
    ['city', 'City is required'],
    ['state', 'State is required'],
    ['zip', 'Zip Code is required'],
  ])('says when only %s is missing [P506]', (part, message) => {
    expect(listErrors(home, { ...whole, [part]: '' })).toEqual([message]);
  });

  it('is complete without an apartment line [P508]', () => {
    expect(listErrors(home, whole)).toEqual([]);
    expect(listErrors(home, { ...whole, addressLine2: 'Apt 4' })).toEqual([]);
  });

  it('needs no street of someone unhoused where the field allows that [P507]', () => {
    const unhoused = { ...whole, addressLine1: '', isUnhoused: true };
    expect(listErrors({ ...home, allowUnhoused: true }, unhoused)).toEqual([]);
    expect(listErrors({ ...home, allowUnhoused: true }, { ...unhoused, isUnhoused: false })).toEqual([
      'Street Address is required',
    ]);
    expect(listErrors(home, unhoused)).toEqual(['Street Address is required']);
  });

  it('still needs city, state and zip of someone unhoused [P507]', () => {
    expect(listErrors({ ...home, allowUnhoused: true }, { isUnhoused: true })).toEqual([
      'City is required',
      'State is required',
      'Zip Code is required',
    ]);
  });

  it('takes anything that is no address for an empty one', () => {
    expect(listErrors(home, '12 Main St')).toHaveLength(4);
    expect(listErrors(home, ['12 Main St'])).toHaveLength(4);
  });
});

describe('an optional address', () => {
  const optional: AddressField = { ...home, validation: { required: false } };

  it('may be left empty', () => {
    expect(listErrors(optional)).toEqual([]);
    expect(listErrors(optional, {})).toEqual([]);
    expect(listErrors(optional, { id: 'a-1', addressLine1: ' ' })).toEqual([]);
    expect(listErrors(optional, { copied: true })).toEqual([]);
  });

  it('must be whole once it is begun, and says what each part lacks', () => {
    expect(listErrors(optional, { addressLine1: '12 Main St' })).toEqual([
      'City is required',
      'State is required',
      'Zip Code is required',
    ]);
    expect(listErrors(optional, { ...whole, addressLine1: '' })).toEqual(['Street Address is required']);
    expect(listErrors(optional, { addressLine2: 'Apt 4' })).toHaveLength(4);
    expect(listErrors(optional, whole)).toEqual([]);
  });
});

describe('an address of one state or city', () => {
  const inBronx: AddressField = { ...home, filter: { state: 'NY', city: 'Bronx' } };

  it('accepts the place it asks for, however it is written [P345]', () => {
    expect(listErrors(inBronx, whole)).toEqual([]);
    expect(listErrors(inBronx, { ...whole, state: 'ny', city: 'BRONX' })).toEqual([]);
  });

  it('refuses another state and another city [P345]', () => {
    expect(listErrors(inBronx, { ...whole, state: 'NJ' })).toEqual(['The address must be in New York']);
    expect(listErrors(inBronx, { ...whole, city: 'Albany' })).toEqual(['The address must be in Bronx']);
  });
});

describe('the zip code of an address', () => {
  it.each(['10451', ' 10451 ', '10451-1234', '104511234'])('may be %j', (zip) => {
    expect(listErrors(home, { ...whole, zip })).toEqual([]);
  });

  it.each(['1045', '104512', 'Bronx', '10451-12'])('is not %j', (zip) => {
    expect(listErrors(home, { ...whole, zip })).toEqual(['Enter a 5-digit ZIP code, for example 10451']);
  });

  it('says with which state it disagrees and where it is', () => {
    expect(listErrors(home, { ...whole, state: 'TX', zip: '90210' })).toEqual([
      'ZIP code 90210 is in California, not in Texas. Correct the ZIP code or the state.',
    ]);
  });

  it('takes a state that is not in the list as it is', () => {
    expect(listErrors(home, { ...whole, state: 'Ontario' })).toEqual([]);
  });

  it('names each part that is wrong, so that it can be said beside it', () => {
    const field: AddressField = { ...home, filter: { state: 'NY', city: 'Bronx' } };
    expect(listPartFaults('en', field, { ...whole, state: 'NJ', zip: '1' }, false)).toEqual([
      { part: 'state', message: 'The address must be in New York' },
      { part: 'zip', message: 'Enter a 5-digit ZIP code, for example 10451' },
    ]);
    expect(listPartFaults('en', field, {}, true).map(({ part }) => part)).toEqual([
      'addressLine1',
      'city',
      'state',
      'zip',
    ]);
  });
});

describe('a copied address', () => {
  const mailing: AddressField = {
    type: 'Address',
    key: 'mailing',
    copy: 'Mailing address',
    copyAddressKey: 'home',
  };

  it('counts as the address it follows, and follows its changes [P345]', () => {
    const form = buildForm([home, mailing], { home: whole, mailing: { copied: true } });
    expect(form.findField('mailing')).toMatchObject({ value: { ...whole, copied: true }, errors: [] });
    expect(form.setAnswer('home', { ...whole, zip: '' }).fields.map(({ path }) => path)).toEqual([
      'home',
      'mailing',
    ]);
    expect(form.findField('mailing')?.errors).toEqual(['Zip Code is required']);
    expect(form.submittedAnswers().mailing).toEqual({ ...whole, zip: '', copied: true });
  });

  it('keeps what was typed when it follows no more [P345]', () => {
    const form = buildForm([home, mailing], { home: whole, mailing: { copied: true } });
    form.setAnswer('mailing', { ...whole, city: 'Albany', copied: false });
    form.setAnswer('home', { ...whole, city: 'Yonkers' });
    expect(form.findField('mailing')?.value).toEqual({ ...whole, city: 'Albany', copied: false });
  });

  it('keeps an id of its own [P345]', () => {
    const form = buildForm([home, mailing], {
      home: { ...whole, id: 'h' },
      mailing: { id: 'm', copied: true },
    });
    expect(form.submittedAnswers().mailing).toEqual({ ...whole, id: 'm', copied: true });
  });

  it('is empty while the address it follows is hidden', () => {
    const hidden = { ...home, dynamicLogic: false };
    const form = buildForm([hidden, mailing], { home: whole, mailing: { copied: true } });
    expect(form.findField('mailing')?.errors).toHaveLength(4);
  });
});

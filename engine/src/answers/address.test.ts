import { describe, expect, it } from 'vitest';
import { copyAddress, formatAddress, isEmptyAddress } from './address.ts';
import type { Address } from '../values/answers.ts';

const home: Required<Address> = {
  id: 'home',
  addressLine1: '12 Main St',
  addressLine2: 'Apt 4',
  city: 'Bronx',
  state: 'NY',
  zip: '10451',
  county: 'Bronx County',
  latitude: 40.82,
  longitude: -73.92,
  isUnhoused: false,
  copied: false,
};

describe('copyAddress', () => {
  it('takes over every part of the place, keeps its own id and says that it is copied [P320] [P321]', () => {
    expect(copyAddress(home, { id: 'mail', addressLine1: 'Elsewhere' })).toEqual({
      ...home,
      id: 'mail',
      copied: true,
    });
  });

  it('never takes the id of the address it follows', () => {
    expect(copyAddress(home, undefined)).not.toHaveProperty('id');
  });

  it('is empty but still following while there is nothing to copy [P321]', () => {
    expect(copyAddress(undefined, { addressLine1: 'Elsewhere' })).toEqual({ copied: true });
  });
});

describe('isEmptyAddress', () => {
  it('looks at what a person says of a place, not at what is kept beside it', () => {
    expect(isEmptyAddress(undefined)).toBe(true);
    expect(isEmptyAddress({ id: 'a', copied: true, latitude: 1, city: ' ', isUnhoused: false })).toBe(true);
    expect(isEmptyAddress({ zip: '10451' })).toBe(false);
    expect(isEmptyAddress({ isUnhoused: true })).toBe(false);
  });
});

describe('formatAddress', () => {
  it('writes one line and leaves out what is missing', () => {
    expect(formatAddress('en', home)).toBe('12 Main St, Apt 4, Bronx, NY 10451');
    expect(formatAddress('en', { addressLine1: '12 Main St', zip: '10451' })).toBe('12 Main St, 10451');
    expect(formatAddress('en', { isUnhoused: true, city: 'Bronx', state: 'NY' })).toBe('Unhoused, Bronx, NY');
    expect(formatAddress('en', {})).toBe('');
  });
});

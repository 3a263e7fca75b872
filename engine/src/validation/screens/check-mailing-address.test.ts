import { describe, expect, it } from 'vitest';
import { isErrorShown } from '../validation-timing.ts';
import { checkMailingAddress, mailingAddressTiming } from './check-mailing-address.ts';

const right = { addressLine1: '1 Main St', city: 'Gary', state: 'IN', zip: '46402' };

describe('checkMailingAddress', () => {
  it('needs no second line', () => {
    expect(checkMailingAddress('en', right)).toEqual({});
  });

  it.each([
    ['addressLine1', 'Street Address is required'],
    ['city', 'City is required'],
    ['state', 'State is required'],
    ['zip', 'Zip Code is required'],
  ])('asks for %s by its label', (part, message) => {
    expect(checkMailingAddress('en', { ...right, [part]: ' ' })).toEqual({ [part]: [message] });
  });
});

describe('mailingAddressTiming', () => {
  it('shows errors once the address is submitted and not before', () => {
    const untried = { isMissing: true, isTouched: true, isAttempted: false };
    expect(isErrorShown(mailingAddressTiming, untried)).toBe(false);
    expect(isErrorShown(mailingAddressTiming, { ...untried, isAttempted: true })).toBe(true);
  });
});

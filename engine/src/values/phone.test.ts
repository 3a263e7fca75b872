import { describe, expect, it } from 'vitest';
import { formatPhone, invalidPhone, isUsPhone, toE164 } from './phone.ts';

describe('isUsPhone', () => {
  it.each([
    ['plain', '2198732341'],
    ['with a country code', '+12198732341'],
    ['with a trunk digit', '1 219 873 2341'],
    ['as it is printed', '(219) 873-2341'],
    ['as we format it', '+1 (219) 873-2341'],
    ['with dots', '219.873.2341'],
    ['with a long dash', '219–873–2341'],
    ['copied from contacts with direction marks', '\u202a+1 219-873-2341\u202c'],
    ['toll-free', '800-411-7246'],
    ['in Puerto Rico', '787-234-5678'],
  ])('takes a number %s [P544]', (_name, text) => {
    expect(isUsPhone(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['too few digits', '219873234'],
    ['too many digits', '21987323411'],
    ['an area code from 0', '019-873-2341'],
    ['an area code from 1', '119-873-2341'],
    ['an area code with 9 in the middle', '299-873-2341'],
    ['a service code as area code', '911-873-2341'],
    ['area code 555', '555-873-2341'],
    ['an exchange from 0', '219-073-2341'],
    ['an exchange from 1', '219-173-2341'],
    ['letters', '1-800-FLOWERS'],
    ['an extension', '219-873-2341 x12'],
    ['another country', '+44 20 7946 0958'],
    ['a plus without the country code', '+2198732341'],
    ['a Canadian number', '+1 416 234 5678'],
    ['a Jamaican number', '876-234-5678'],
  ])('refuses %s [P544]', (_name, text) => {
    expect(isUsPhone(text)).toBe(false);
  });

  it('has its message to the letter [P544]', () => {
    expect(invalidPhone('en')).toBe('Please enter a valid phone number');
  });
});

describe('toE164', () => {
  it.each(['2198732341', '1-219-873-2341', '+1 (219) 873-2341'])(
    'sends %s as +12198732341 [P545]',
    (text) => {
      expect(toE164(text)).toBe('+12198732341');
    },
  );

  it('gives nothing for what is no number', () => {
    expect(toE164('873-2341')).toBeUndefined();
  });
});

describe('formatPhone', () => {
  it('writes a number for people', () => {
    expect(formatPhone('+12198732341')).toBe('+1 (219) 873-2341');
  });

  it('leaves alone what is no number', () => {
    expect(formatPhone('873-2341')).toBe('873-2341');
  });
});

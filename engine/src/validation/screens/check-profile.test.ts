import { describe, expect, it } from 'vitest';
import { checkProfile, needsSmsNotice } from './check-profile.ts';

const right = { name: 'Ana Lopez', email: 'ana@example.org', hasAgreedToTerms: true };

describe('checkProfile', () => {
  it('needs neither a phone nor a mailing address [P573] [P578]', () => {
    expect(checkProfile('en', right)).toEqual({});
    expect(checkProfile('en', { ...right, phone: '' })).toEqual({});
  });

  it('asks for full name and email [P572]', () => {
    expect(checkProfile('en', { ...right, name: ' ', email: '' })).toEqual({
      name: ['Full Name is required'],
      email: ['Email is required'],
    });
  });

  it('checks name, email and phone by their own rules [P543] [P544] [P551]', () => {
    expect(checkProfile('en', { ...right, name: 'Ana Lopez!', email: 'ana@example', phone: '555' })).toEqual({
      name: ['Please enter only valid characters'],
      email: ['Please enter a valid email address'],
      phone: ['Please enter a valid phone number'],
    });
  });

  it('asks to agree to the terms [P574]', () => {
    const { name, email } = right;
    const errors = { hasAgreedToTerms: ['Please agree to our Terms of Service and Privacy Policy'] };
    expect(checkProfile('en', { name, email })).toEqual(errors);
    expect(checkProfile('en', { name, email, hasAgreedToTerms: false })).toEqual(errors);
  });

  it('asks for the applicant type only of those who may choose a role [P575]', () => {
    expect(checkProfile('en', right, { mayChooseRole: true })).toEqual({
      applicantTypeId: ['A selection is required'],
    });
    expect(checkProfile('en', { ...right, applicantTypeId: 'student' }, { mayChooseRole: true })).toEqual({});
    expect(checkProfile('en', right, { mayChooseRole: false })).toEqual({});
  });
});

describe('needsSmsNotice', () => {
  it('shows with the SMS channel on and a phone entered [P576]', () => {
    expect(needsSmsNotice(true, '219')).toBe(true);
    expect(needsSmsNotice(true, '')).toBe(false);
    expect(needsSmsNotice(false, '219')).toBe(false);
  });
});

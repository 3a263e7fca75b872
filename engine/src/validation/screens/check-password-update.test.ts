import { describe, expect, it } from 'vitest';
import { checkPasswordUpdate } from './check-password-update.ts';

const right = { currentPassword: 'old', newPassword: 'tulip-7-vase', confirmPassword: 'tulip-7-vase' };

describe('checkPasswordUpdate', () => {
  it('takes current, new and repeated password [P595]', () => {
    expect(checkPasswordUpdate('en', right, { hasPassword: true })).toEqual({});
  });

  it('asks for the current and a new password [P595]', () => {
    expect(checkPasswordUpdate('en', {}, { hasPassword: true })).toEqual({
      currentPassword: ['Current Password is required'],
      newPassword: ['New Password is required'],
    });
  });

  it('ignores the current password of someone who has none [P596]', () => {
    expect(checkPasswordUpdate('en', { ...right, currentPassword: '' }, { hasPassword: false })).toEqual({});
  });

  it.each(['', 'Tulip-7-vase', 'tulip-7-vase '])('refuses the repetition "%s" [P549]', (confirmPassword) => {
    expect(checkPasswordUpdate('en', { ...right, confirmPassword }, { hasPassword: true })).toEqual({
      confirmPassword: ['Must match password'],
    });
  });

  it('says each rule that the new password fails [P548]', () => {
    const weak = { ...right, newPassword: 'tulip', confirmPassword: 'tulip' };
    expect(checkPasswordUpdate('en', weak, { hasPassword: true })).toEqual({
      newPassword: ['At least 12 characters', 'At least one number', 'At least one symbol'],
    });
  });
});

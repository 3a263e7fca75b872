import { describe, expect, it } from 'vitest';
import { listFailingPasswordRules, passwordRuleText } from './password.ts';

describe('listFailingPasswordRules', () => {
  it.each(['handrail-demo-2026!', 'correct horse 4 battery.', 'Zwölf€Zeichen1', 'x7!x7!x7!x7!'])(
    'takes %s',
    (password) => {
      expect(listFailingPasswordRules(password)).toEqual([]);
    },
  );

  it('asks for 12 characters [P546]', () => {
    expect(listFailingPasswordRules('tulip-7-vase')).toEqual([]);
    expect(listFailingPasswordRules('tulip-7-vas')).toEqual(['min']);
  });

  it('counts characters, not code units [P546]', () => {
    expect(listFailingPasswordRules('🌷🌷🌷🌷🌷🌷tulip')).toEqual(['min', 'digits']);
  });

  it('asks for digits and symbols [P547]', () => {
    expect(listFailingPasswordRules('tulip-and-vase')).toEqual(['digits']);
    expect(listFailingPasswordRules('tulip 7 and vase')).toEqual(['symbols']);
  });

  it('names every rule that fails [P548]', () => {
    expect(listFailingPasswordRules('')).toEqual(['min', 'digits', 'symbols']);
  });

  it('takes at most 128 characters', () => {
    expect(listFailingPasswordRules('tulip-7-'.repeat(16))).toEqual([]);
    expect(listFailingPasswordRules(`${'tulip-7-'.repeat(16)}a`)).toEqual(['max']);
  });

  it('asks for 15 characters and nothing else of a partner that follows NIST', () => {
    expect(listFailingPasswordRules('tulip and a vase', 'nist15')).toEqual([]);
    expect(listFailingPasswordRules('tulip and vase', 'nist15')).toEqual(['min']);
    expect(passwordRuleText('en', 'min', 'nist15')).toBe('At least 15 characters');
    expect(passwordRuleText('en', 'min')).toBe('At least 12 characters');
  });

  it.each([
    'Password123!',
    'p@ssw0rd1234',
    'P@$$w0rd12345!',
    'Welcome12345!',
    'Qwerty123456!',
    'qwertyuiop1!',
    'Administrator1!',
    'Summer_2026!!',
    '1234567890!@',
    '1qaz2wsx3edc!',
  ])('refuses the common %s', (password) => {
    expect(listFailingPasswordRules(password)).toEqual(['common']);
  });
});

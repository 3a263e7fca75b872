import { defineWords } from '../../language/define-words.ts';
import type { Locale } from '../../language/locale.ts';
import { sayMessages } from '../say-messages.ts';

/** How a partner judges passwords: as specified, or by length alone as NIST SP 800-63B has it for a single factor. */
export type PasswordPolicy = 'spec' | 'nist15';

/** What each rule asks for, by the name under which a failing rule is reported. */
export const passwordRules = defineWords('passwordRules', {
  min: 'At least 12 characters',
  max: 'At most 128 characters',
  digits: 'At least one number',
  symbols: 'At least one symbol',
  common: 'Not one of the most common passwords',
  personal: 'Not made from your email or the name of this organization',
});

export type PasswordRule = keyof ReturnType<typeof passwordRules>;

export const passwordWords = defineWords('passwords', {
  min15: 'At least 15 characters',
  differ: 'Must match password',
  currentRequired: 'Current Password is required',
  newRequired: 'New Password is required',
});

/** What a rule asks for under a policy. */
export function passwordRuleText(
  locale: Locale,
  rule: PasswordRule,
  policy: PasswordPolicy = 'spec',
): string {
  return rule === 'min' && policy === 'nist15' ? passwordWords(locale).min15 : passwordRules(locale)[rule];
}

/** What a password must have, as it is said before one is chosen. */
export function sayPasswordRules(locale: Locale, policy: PasswordPolicy): string {
  const rules: PasswordRule[] = policy === 'spec' ? ['min', 'digits', 'symbols'] : ['min'];
  return sayMessages(rules.map((rule) => passwordRuleText(locale, rule, policy)));
}

/**
 * The names of the rules that a password fails; none when it may be used. The server knows more common passwords than
 * this, and the words that belong to the person.
 */
export function listFailingPasswordRules(password: string, policy: PasswordPolicy = 'spec'): PasswordRule[] {
  const length = Array.from(password).length;
  const failing: PasswordRule[] = [];
  if (length < shortest[policy]) failing.push('min');
  if (length > 128) failing.push('max');
  if (policy === 'spec' && !/\d/.test(password)) failing.push('digits');
  if (policy === 'spec' && !/[\p{P}\p{S}]/u.test(password)) failing.push('symbols');
  if (failing.length === 0 && common.test(password)) failing.push('common');
  return failing;
}

const shortest = { spec: 12, nist15: 15 } as const satisfies Record<PasswordPolicy, number>;

// Leaked lists hold these as families: a favorite word, then a count, a year or nothing, then symbols.
const common =
  /^(?:p[a@4][s$5]{1,2}w[o0]rd|welcome|qwerty(?:uiop)?|letmein|admin(?:istrator)?|change ?me|i ?love ?you|abc|test|login|monkey|dragon|football|baseball|sunshine|princess|superman|spring|summer|autumn|winter|1q2w3e4r(?:5t)?|1qaz2wsx(?:3edc)?)?[@_.-]?(?:0?1?2?3?4?5?6?7?8?9?0?|(?:19|20)\d\d)[^\p{L}\d]*$/iu;

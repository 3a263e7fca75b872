/** What each rule asks for, by the name under which a failing rule is reported. */
export const passwordRules = {
  min: 'At least 12 characters',
  max: 'At most 128 characters',
  digits: 'At least one digit',
  symbols: 'At least one symbol',
  common: 'Not one of the most common passwords',
} as const;

export type PasswordRule = keyof typeof passwordRules;

export const passwordsDiffer = 'Must match password';

/** The names of the rules that a password fails; none when it may be used. */
export function listFailingPasswordRules(password: string): PasswordRule[] {
  const length = Array.from(password).length;
  const failing: PasswordRule[] = [];
  if (length < 12) failing.push('min');
  if (length > 128) failing.push('max');
  if (!/\d/.test(password)) failing.push('digits');
  if (!/[\p{P}\p{S}]/u.test(password)) failing.push('symbols');
  if (failing.length === 0 && common.test(password)) failing.push('common');
  return failing;
}

// Leaked lists hold these as families: a favourite word, then a count, a year or nothing, then symbols.
const common =
  /^(?:p[a@4][s$5]{1,2}w[o0]rd|welcome|qwerty(?:uiop)?|letmein|admin(?:istrator)?|change ?me|i ?love ?you|abc|test|login|monkey|dragon|football|baseball|sunshine|princess|superman|spring|summer|autumn|winter|1q2w3e4r(?:5t)?|1qaz2wsx(?:3edc)?)?[@_.-]?(?:0?1?2?3?4?5?6?7?8?9?0?|(?:19|20)\d\d)[^\p{L}\d]*$/iu;

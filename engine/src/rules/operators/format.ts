import { isEmail } from '../../validation/screens/email.ts';
import { isUsPhone } from '../../validation/screens/phone.ts';
import { compileLinearPattern } from '../linear-regexp/compile-linear-pattern.ts';
import type { OperatorTable } from '../operator.ts';
import type { Rule } from '../rule.ts';

export const formatOperators: OperatorTable<'format'> = {
  format: (rule, { read }) => {
    const value = read(rule.format);
    const test = findTest(rule);
    return (at, item) => {
      const text = value(at, item);
      return (typeof text === 'string' || typeof text === 'number') && test(String(text));
    };
  },
};

function findTest(rule: Extract<Rule, { readonly format: Rule }>): (text: string) => boolean {
  if ('as' in rule) return rule.as === 'phone' ? isUsPhone : isEmail;
  const pattern = compileLinearPattern(rule.pattern);
  return 'fault' in pattern ? () => false : pattern.test;
}

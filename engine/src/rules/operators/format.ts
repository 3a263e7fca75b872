import { isEmail } from '../../values/email.ts';
import { isUsPhone } from '../../values/phone.ts';
import { compileLinearPattern } from '../linear-regexp/compile-linear-pattern.ts';
import { applyTo, type OperatorTable } from '../operator.ts';
import type { Rule } from '../../definition/rule.ts';
import { isScalar } from '../rule-value.ts';

export const formatOperators: OperatorTable<'format'> = {
  format: (rule, reader) => {
    const test = findTest(rule);
    return applyTo(rule.format, reader, (text) => isScalar(text) && test(String(text)));
  },
};

/** The test of a format for a text. */
export function findTest(rule: Extract<Rule, { readonly format: Rule }>): (text: string) => boolean {
  if ('as' in rule) return rule.as === 'phone' ? isUsPhone : isEmail;
  return testOf(rule.pattern);
}

const testsOfPatterns = new Map<string, (text: string) => boolean>();
const mostKeptPatterns = 500;

/** Many fields share a pattern, and most forms never come to some of theirs: it is compiled once, when it is first asked. */
function testOf(source: string): (text: string) => boolean {
  const known = testsOfPatterns.get(source);
  if (known) return known;
  let compiled: ((text: string) => boolean) | undefined;
  const test = (text: string): boolean => {
    compiled ??= compileTest(source);
    return compiled(text);
  };
  if (testsOfPatterns.size >= mostKeptPatterns) testsOfPatterns.clear();
  testsOfPatterns.set(source, test);
  return test;
}

function compileTest(source: string): (text: string) => boolean {
  const pattern = compileLinearPattern(source);
  return 'fault' in pattern ? () => false : pattern.test;
}

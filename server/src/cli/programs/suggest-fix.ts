/** What an author can do about a fault, in one sentence. */
export function suggestFix(message: string): string {
  const found = fixes.find(([pattern]) => pattern.test(message));
  return found ? message.replace(found[0], found[1]).trim() : fallback;
}

const fallback = 'Compare this part with docs/how-to/write-a-question.md.';

/** The first pattern that a message fits gives the advice; each takes the whole message, so that only advice is left. */
const fixes: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [/^.*did you mean "(.*?)"\?.*$/, 'Write "$1".'],
  [/^"(.*)" is used twice$/, 'Rename one of the two; both are called "$1".'],
  [/^unknown placeholder .*$/, 'Use a name from engine/src/definition/copy.ts, such as {{partnerName}}.'],
  [/^.* its options are (.*)$/, 'Compare with one of these: $1. Or add the option.'],
  [/^no answer "(.*?)".*$/, 'Use the key of a field in this form, or add a field "$1".'],
  [/^no field has the key "(.*?)".*$/, 'Use the key of a field in this form, or add a field "$1".'],
  [/^can never be reached: this never holds$/, 'Change the condition, or remove this part.'],
  [/^can never be reached: no applicant type.*$/, 'List a type, or leave applicantTypes out.'],
  [/^goes round in a circle.*$/, 'Remove one of these conditions or formulas.'],
  [/^is .* where (.*) belongs$/, 'Write $1 here.'],
  [/^unknown attribute "(.*?)".*$/, 'Remove "$1"; engine/src/definition says what is allowed here.'],
  [/^unknown .*$/, 'Use a name that engine/src/definition knows.'],
  [
    /^.*not in kebab-case$/,
    'Use lowercase letters with dashes between the words, such as rental-assistance.',
  ],
  [/^.*not a whole number from (\d).*$/, 'Enter a whole number of $1 or more.'],
  [/^.*is no key:.*$/, 'Write it like householdIncome.monthlyAmount.'],
  [/^.*has the same address as "(.*)"$/, 'Change it: in a URL it looks the same as "$1".'],
  [/^.*lies inside "(.*)", which.*$/, 'Choose a key that does not start with "$1.".'],
  [/^.*already says that the question was skipped$/, 'Choose a key that does not end in ".skipped".'],
  [/^.*(?:less than the min|before the minimumDate).*$/, 'Swap the two limits, or change one.'],
  [/^.*is no date.*$/, 'Enter the year, month and day, such as 2023-01-31.'],
  [/^there is nothing to choose from$/, 'Add an option.'],
  [/^a page of steps has at least one step$/, 'Add a step, or use the layout "default".'],
  [/^no Address field .*$/, 'Use the key of another Address field in this form.'],
  [/^.*is a text to read.*$/, 'Use a field that takes an answer.'],
  [/^.*is a group of fields.*$/, 'Add the name of one of its fields after a dot.'],
  [/^.*(?:deeper than|more than).*$/, 'Make it smaller, or split it.'],
  [/^an item is there only inside.*$/, 'Name a field with answer, or put the rule inside map, any or all.'],
  [/^a format has either.*$/, 'Keep one of the two.'],
  [/^the pattern cannot be used.*$/, 'Write a simpler pattern.'],
  [/^has (\d+) items where (\d+) belong$/, 'Write $2 items.'],
  [/^.*has no operator$/, 'Write a rule such as answer("age").isAtLeast(18).'],
];

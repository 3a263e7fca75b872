import { defineWords } from '../../language/define-words.ts';
import type { Locale } from '../../language/locale.ts';

/** What stands in the way of publishing a pre-check. */
export interface ContentFault {
  /** Where it is, as questions[2].props.items; an editor shows it there. */
  readonly path: string;
  readonly message: string;
}

/** A fault with the place it is at, for whoever does not see it beside the question: "Question 3: Write the question." */
export function sayContentFault(locale: Locale, { path, message }: ContentFault): string {
  const { lists, texts } = placeWords(locale);
  const parts = [...path.matchAll(/(questions|programs|samples|conditions)\[(\d+)\]/g)].map(
    ([, list, index]) => lists[list as keyof typeof lists](Number(index) + 1),
  );
  const place = parts.length > 0 ? parts.join(', ') : texts[path as keyof typeof texts];
  return (place as string | undefined) === undefined ? message : `${place}: ${message}`;
}

const placeWords = defineWords('eligibilityPlaces', {
  lists: {
    questions: (number: number) => `Question ${number}`,
    programs: (number: number) => `Program ${number}`,
    conditions: (number: number) => `Condition ${number}`,
    samples: (number: number) => `Sample household ${number}`,
  },
  texts: {
    title: 'Title',
    copy: 'Introduction',
    description: 'Description',
    'message.eligible': 'Message when eligible',
    'message.ineligible': 'Message when not eligible',
  },
});

export const faultWords = defineWords('eligibilityFaults', {
  noQuestions: 'Add at least one question.',
  tooMany: (most: number) => `There can be at most ${most} of these.`,
  tooLong: (most: number) => `Shorten this to at most ${most} characters.`,
  onlySpaces: 'Write something, or leave this empty.',
  noCopy: 'Write the question.',
  noContent: 'Write the text.',
  noLabel: 'Write a label.',
  noName: 'Write a name.',
  badKey:
    'The key starts with a lowercase letter and has only letters and digits, such as “householdSize”, or is that of a field of a form, such as “address.landlord”.',
  dottedIncomeKey: 'The key of an income question has no dot.',
  keyOfIncome: (key: string) => `Keys that start with “${key}.” are those of the income question.`,
  keyTwice: (key: string) => `Another question has the key “${key}” too.`,
  idTwice: 'This is there twice.',
  noItems: 'Add at least one choice.',
  noItemLabel: (number: number) => `Write a label for choice ${number}.`,
  noItemValue: (number: number) => `Choice ${number} has no value.`,
  itemTwice: (value: string) => `There are two choices with the value “${value}”.`,
  noAnswer: 'Select at least one choice that passes.',
  strangeAnswer: (value: string) => `“${value}” is to pass, but it is not one of the choices.`,
  yesOrNo: 'The answer that passes is “yes” or “no”.',
  strangeProgram: 'This is not one of your programs.',
  programTwice: 'This program is there twice.',
  noIncomeQuestion: 'This condition needs an income question, and there is none with its key.',
  ruleFault: (message: string) => `The condition cannot be used: ${message}`,
  noConditionAnswer: 'Select at least one answer, and leave none of them empty.',
  onlyAnswers: 'a condition can look only at the answers of this pre-check',
  strangeSampleKey: (key: string) => `It has an answer “${key}”, which no question asks for.`,
  strangeSampleAnswer: (key: string, value: string) => `“${value}” cannot be the answer “${key}”.`,
});

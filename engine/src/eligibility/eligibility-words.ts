import { defineWords } from '../language/define-words.ts';

/** How a pre-check says what it found; questions and answers come in quotes. */
export const eligibilityWords = defineWords('eligibilityCheck', {
  yes: 'Yes',
  no: 'No',
  /** Who reads it: the person who answered, or staff. */
  readers: {
    person: {
      doesNotFit: 'Your answers do not fit this program.',
      is: (question: string, answer: string) => `You answered ${answer} to ${question}`,
      above: (limit: string, people: string, area: string) =>
        `Your household’s income is above ${limit}, the limit for ${people} in ${area}.`,
      within: (limit: string, people: string, area: string) =>
        `Your household’s income is not above ${limit}, the limit for ${people} in ${area}.`,
      aboveSomeLimit: 'Your household’s income is above the limit where you live.',
      withinSomeLimit: 'Your household’s income is not above the limit where you live.',
    },
    staff: {
      doesNotFit: 'The answers do not fit this program.',
      is: (question: string, answer: string) => `The answer to ${question} was ${answer}`,
      above: (limit: string, people: string, area: string) =>
        `The household’s income is above ${limit}, the limit for ${people} in ${area}.`,
      within: (limit: string, people: string, area: string) =>
        `The household’s income is not above ${limit}, the limit for ${people} in ${area}.`,
      aboveSomeLimit: 'The household’s income is above the limit of its area.',
      withinSomeLimit: 'The household’s income is not above the limit of its area.',
    },
  },
  reasons: {
    demands: {
      eq: '',
      in: '',
      gt: 'more than ',
      gte: 'at least ',
      lt: 'less than ',
      lte: 'at most ',
      include: '',
    },
    /** Each answer in quotes, where one of several is asked for. */
    list: (answers: readonly string[]) =>
      answers
        .map((answer, index) => quoteInList(answer, answers.length - 1 - index, answers.length))
        .join(' '),
    sentence: closed,
  },
  /** Who asks: the partner of everyone, or one program. */
  askers: {
    partner: {
      wouldHave: (answer: string, demand: string, wish: string) =>
        `${closed(answer)} Our programs are for people who answered ${demand}${wish}`,
      wouldNotHave: (answer: string, demand: string, wish: string) =>
        `${closed(answer)} Our programs are not for people who answered ${demand}${wish}`,
    },
    program: {
      wouldHave: (answer: string, demand: string, wish: string) =>
        `${closed(answer)} This program is for people who answered ${demand}${wish}`,
      wouldNotHave: (answer: string, demand: string, wish: string) =>
        `${closed(answer)} This program is not for people who answered ${demand}${wish}`,
    },
  },
  income: {
    onePerson: '1 person',
    people: (size: string) => `${size} people`,
    asks: {
      location: 'Where do you live?',
      householdSize: 'How many people are in your household?',
      isIncomeAboveLimit: 'Is your household’s income above the limit?',
      income: 'What is your household’s yearly income?',
    },
  },
});

/** Ends a sentence. A period goes inside a quotation, and a question that is quoted ends it already. */
function closed(text: string): string {
  if (/[.?!]”$/.test(text)) return text;
  return text.endsWith('”') ? `${text.slice(0, -1)}.”` : `${text}.`;
}

function quoteInList(answer: string, after: number, count: number): string {
  if (after === 0) return `or “${answer}”`;
  return count > 2 ? `“${answer},”` : `“${answer}”`;
}

export type Asker = 'partner' | 'program';
export type Reader = 'person' | 'staff';

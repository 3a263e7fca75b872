import { defineWords } from '../language/define-words.ts';

export const invalidPhone = defineWords('invalidPhone', 'Please enter a valid phone number');

/** Whether it can be dialled in the United States or one of its territories. */
export function isUsPhone(text: string): boolean {
  return findNationalNumber(text) !== undefined;
}

/** The form in which a number is sent, as "+12198732341". */
export function toE164(text: string): string | undefined {
  const number = findNationalNumber(text);
  return number === undefined ? undefined : `+1${number}`;
}

/** As "+1 (219) 873-2341"; what is no number stays as it was typed. */
export function formatPhone(text: string): string {
  const number = findNationalNumber(text);
  if (number === undefined) return text;

  return `+1 (${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`;
}

function findNationalNumber(text: string): string | undefined {
  const number = dialled.exec(text.replace(punctuation, ''))?.[1];
  return number === undefined || foreignArea.test(number) ? undefined : number;
}

// Phones put invisible direction marks (Cf) around a number that is copied from the contacts.
const punctuation = /[\s()./\p{Pd}\p{Cf}]/gu;

// An exchange like 411 stays: toll-free numbers have them.
const dialled = /^(?:\+?1)?((?!555|.11)[2-9][0-8]\d[2-9]\d{6})$/;

// Canada and the island states share the country code with the United States.
const foreignArea =
  /^(?:2(?:04|26|36|42|46|49|50|57|63|64|68|73|84|89)|3(?:06|43|45|54|65|67|68|82)|4(?:03|16|18|28|31|37|38|41|50|68|73|74)|5(?:06|14|19|48|79|81|84|87)|6(?:00|04|13|22|33|39|47|49|58|64|72|83)|7(?:05|09|21|42|53|58|67|78|80|82|84)|8(?:07|09|19|25|29|49|67|68|69|73|76|79)|9(?:02|05|42))/;

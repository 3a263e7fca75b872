export const invalidPhone = 'Please enter a valid phone number';

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
  return number === undefined || foreignAreas.includes(number.slice(0, 3)) ? undefined : number;
}

// Phones put invisible direction marks (Cf) around a number that is copied from the contacts.
const punctuation = /[\s()./\p{Pd}\p{Cf}]/gu;

// An exchange like 411 stays: toll-free numbers have them.
const dialled = /^(?:\+?1)?((?!555|.11)[2-9][0-8]\d[2-9]\d{6})$/;

// Canada and the island states share the country code with the United States.
const foreignAreas =
  '204 226 236 249 250 257 263 273 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 519 548 579 581 584 587 600 604 613 622 633 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942 242 246 264 268 284 345 441 473 649 658 876 664 721 758 767 784 809 829 849 868 869'.split(
    ' ',
  );

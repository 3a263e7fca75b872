import { sayCount } from '../../definition/say-count.ts';
import { defineWords } from '../../language/define-words.ts';

/** What an applicant reads when an answer cannot be taken; `label` is the field's copy. */
export const messages = defineWords('fields', {
  required: (label: string) => `${label || 'Field'} is required`,
  checkboxRequired: 'This checkbox is required',
  documentRequired: 'At least one document is required',
  selectionRequired: 'A selection is required',
  notAnOption: 'Choose an option from the list',
  notAlone: 'This answer cannot be combined with others',
  notABoolean: (label: string) => `${label || 'Field'} can only be checked or left unchecked`,
  notAsked: (label: string) => `${label || 'Field'} does not take an answer`,
  unknownQuestion: (key: string) => `There is no question "${key.slice(0, 100)}"`,
  tooManyDocuments: (label: string, most: number) =>
    `${label || 'Field'} can have at most ${sayCount(most, 'document')}`,
  answersTooLarge:
    'Together, your answers are too long to save. Please shorten your longest answers or remove entries.',
  tooManyEntries: (label: string, most: number) =>
    `${label || 'Field'} can have at most ${sayCount(most, 'entry', 'entries')}`,

  notANumber: (label: string) => `${label} must be a number`,
  howToTypeNumber: 'Use digits only, for example 12',
  howToTypeMoney: 'Use digits only, for example 1250.50',
  negative: (label: string) => `${label} cannot be lower than 0`,
  outsideRange: (label: string, least: string, most: string) =>
    `${label} must be between ${least} and ${most}`,
  aboveMaximum: (label: string, most: string) => `${label} must be no more than ${most}`,
  belowMinimum: (label: string, least: string) => `${label} must be at least ${least}`,
  aboveFunding: (most: string) => `Requested amount cannot be higher than ${most}`,

  howToTypeFunding: (example: string) => `Enter an amount in numbers, for example ${example}`,

  notADate: 'Your date is not valid',
  tooLongForDate: (label: string) => `${label || 'Field'} is too long for a date. Enter it as MM/DD/YYYY.`,
  incompleteDate: 'Enter a valid date',
  howToTypeDate: 'Enter the month, day and year, for example 04/15/2026',
  monthFirst: 'Enter the month first, then the day and year, for example 04/15/2026',
  months: 'January February March April May June July August September October November December'.split(' '),
  noSuchDay: (month: string, year: string, days: number) => `${month} ${year} has only ${days} days`,
  afterMaximum: (date: string) => `Invalid Date. Must be on or before ${date}`,
  beforeMinimum: (date: string) => `Invalid Date. Must be on or after ${date}`,
  inThePast: (label: string) => `${label} may not be in the past`,
  inTheFuture: (label: string) => `${label} may not be in the future`,
  before1900: (label: string) => `${label} must be after 1900`,
  beyondYear: (label: string, year: number) => `${label} must be before ${year}`,

  tooLong: (label: string) => `${label} exceeds the character limit. Please reduce the number of characters.`,
  tooShort: (label: string) =>
    `${label} does not meet the character minimum. Please increase the number of characters.`,
  wrongLength: (label: string, length: number) =>
    `${label} must be exactly ${sayCount(length, 'character')} long`,
  tooLongWhileTyping: (most: number) => `Invalid input. Must be less than ${most + 1} characters long`,
  tooShortWhileTyping: (least: number) => `Must be at least ${sayCount(least, 'character')} long`,
  characters: (count: number, limit: number) => `${count}/${limit} characters`,

  streetAddress: 'Street Address',
  city: 'City',
  state: 'State',
  zip: 'Zip Code',

  notAFullName: 'Please enter first and last name',

  outsideState: (state: string) => `The address must be in ${state}`,
  outsideCity: (city: string) => `The address must be in ${city}`,
  notAZip: 'Enter a 5-digit ZIP code, for example 10451',
  zipElsewhere: (zip: string, home: string, state: string) =>
    `ZIP code ${zip} is in ${home}, not in ${state}. Correct the ZIP code or the state.`,
});

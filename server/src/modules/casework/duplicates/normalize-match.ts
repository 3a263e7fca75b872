import { type Address, toE164 } from '@handrail/engine';
import type { MatchKind } from './match-kinds.ts';

/** What is known of whom a case is about, as it was typed. */
export interface KnownOfPerson {
  readonly name: string | null;
  /** As 1990-01-31. */
  readonly birthDate: string | null;
  readonly phone: string | null;
  readonly address: Address | null;
  readonly taxNumbers: readonly string[];
  readonly bankAccount: { readonly routingNumber: string; readonly accountNumber: string } | null;
  /** Answers that the form marks as sensitive. */
  readonly protectedNumbers: readonly string[];
}

export type NormalValue = readonly [kind: MatchKind, value: string];

/** The one place where spellings of the same thing become the same text; what says too little is left out. */
export function normalizeMatch(known: KnownOfPerson): NormalValue[] {
  const { name, birthDate, phone, address, taxNumbers, bankAccount, protectedNumbers } = known;
  const values: NormalValue[] = [
    ...taxNumbers.map((number): NormalValue => ['taxNumber', toDigits(number, 9)]),
    ['bankAccount', bankAccount ? toAccount(bankAccount) : ''],
    ...protectedNumbers.map((number): NormalValue => ['protectedNumber', toDigits(number, 6)]),
    ['nameAndBirthDate', name !== null && birthDate !== null ? toNameAndDay(name, birthDate) : ''],
    ['phone', phone === null ? '' : (toE164(phone) ?? '')],
    ['address', address ? toAddressText(address) : ''],
  ];
  return values.filter(([, value]) => value !== '');
}

/** Digits and letters of a number; nothing where it is shorter than any real one. */
function toDigits(text: string, least: number): string {
  const characters = text.replace(/[^0-9a-z]/gi, '').toLowerCase();
  return characters.length < least ? '' : characters;
}

function toAccount({ routingNumber, accountNumber }: NonNullable<KnownOfPerson['bankAccount']>): string {
  const account = toDigits(accountNumber, 4).replace(/^0+/, '');
  return account === '' ? '' : `${toDigits(routingNumber, 9)}/${account}`;
}

/** Families put names in either order, and leave out middle names: the first and the last word count. */
function toNameAndDay(name: string, birthDate: string): string {
  const words = toWords(name);
  if (words.length < 2) return '';
  return `${[words[0], words.at(-1)].toSorted().join(' ')}/${birthDate}`;
}

function toAddressText({ addressLine1, addressLine2, zip }: Partial<Address>): string {
  const street = toWords(addressLine1 ?? '').map(shorten);
  const unit = toWords((addressLine2 ?? '').replaceAll('#', ' ')).filter((word) => !unitWords.has(word));
  const area = toDigits(zip ?? '', 5).slice(0, 5);
  return street.length < 2 || area === '' ? '' : [...street, '/', ...unit, '/', area].join(' ');
}

function toWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F'’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

const unitWords = new Set(['apt', 'apartment', 'unit', 'suite', 'ste', 'no', 'number', 'room', 'rm']);

const shortForms: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  road: 'rd',
  boulevard: 'blvd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  square: 'sq',
  terrace: 'ter',
  parkway: 'pkwy',
  highway: 'hwy',
  circle: 'cir',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};

function shorten(word: string): string {
  return shortForms[word] ?? word;
}

import type { Address, Answers, AnswerValue } from '../values/answers.ts';
import { isEmptyAddress } from '../answers/address.ts';
import { parseDate, toIsoDate } from '../values/calendar-date.ts';
import { listFactKeys, type Facts } from '../definition/facts.ts';
import { toE164 } from '../values/phone.ts';

/** What an application says of whom it is about, whatever its form calls the fields; null where it says nothing. */
export interface ProjectedFacts {
  readonly applicantName: string | null;
  readonly businessName: string | null;
  /** As 1990-01-31. */
  readonly birthDate: string | null;
  /** In lower case. */
  readonly email: string | null;
  /** As "+12198732341", or as it was typed. */
  readonly phone: string | null;
  readonly address: Address | null;
  readonly requestedAmountCents: number | null;
}

/** Reads the facts that a form declares from submitted answers. */
export function projectFacts(facts: Facts | undefined, answers: Answers): ProjectedFacts {
  const read = (name: keyof Facts): AnswerValue[] =>
    listFactKeys(facts ?? {}, name).map((key) => answers[key]);
  const [birthDate] = read('birthDate');
  const [address] = read('address');
  const [amount] = read('requestedAmount');
  const phone = toText(read('phone'));
  return {
    applicantName: toText(read('applicantName')),
    businessName: toText(read('businessName')),
    birthDate: toDay(birthDate),
    email: toText(read('email'))?.toLowerCase() ?? null,
    phone: phone && (toE164(phone) ?? phone),
    address: toAddress(address),
    requestedAmountCents: typeof amount === 'number' ? amount : null,
  };
}

function toText(values: readonly AnswerValue[]): string | null {
  const words = values.flatMap((value) => (typeof value === 'string' ? value.split(/\s+/) : []));
  const text = words.filter((word) => word !== '').join(' ');
  return text === '' ? null : text;
}

function toDay(value: AnswerValue): string | null {
  const days = typeof value === 'string' ? parseDate(value) : undefined;
  return days === undefined ? null : toIsoDate(days);
}

function toAddress(value: AnswerValue): Address | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return isEmptyAddress(value as Address) ? null : (value as Address);
}

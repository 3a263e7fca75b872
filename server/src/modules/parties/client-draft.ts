import {
  invalidEmail,
  invalidPhone,
  isEmail,
  parseDate,
  tidyText,
  toE164,
  toIsoDate,
  defineWords,
  firstLocale,
  type Locale,
} from '@handrail/engine';
import { AppError } from '../../platform/errors/app-error.ts';
import type { NewClient, PartyKind } from './party.ts';

/** A client as an advocate typed it. */
export interface ClientDraft {
  readonly kind?: PartyKind | undefined;
  readonly name: string;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly birthDate?: string | undefined;
}

const longestName = 200;
const msPerDay = 86_400_000;

/** Each part in the form in which it is kept; what cannot be is refused in words. */
export function toNewClient({ kind = 'person', name, ...draft }: ClientDraft, now: Date): NewClient {
  const email = tidyText(draft.email ?? '').toLowerCase();
  const phone = tidyText(draft.phone ?? '');
  const birthDate = tidyText(draft.birthDate ?? '');
  const client = {
    kind,
    name: toPlainName(name),
    email: email === '' ? null : email,
    phone: phone === '' ? null : (toE164(phone) ?? ''),
    birthDate: birthDate === '' ? null : toPastDay(birthDate, now),
  };
  const listFaults = (locale: Locale) => [
    ...(client.name === '' ? [words(locale).nameRequired] : []),
    ...(client.name.length > longestName ? [words(locale).nameTooLong(longestName)] : []),
    ...(client.email !== null && !isEmail(client.email) ? [invalidEmail(locale)] : []),
    ...(client.phone === '' ? [invalidPhone(locale)] : []),
    ...(client.birthDate === '' ? [words(locale).birthDatePast] : []),
  ];
  if (listFaults(firstLocale).length > 0) throw new AppError('INVALID_INPUT', listFaults);
  return client;
}

const words = defineWords('clients', {
  nameRequired: "Enter your client's name",
  nameTooLong: (most: number) => `Enter a name of ${most} characters or fewer`,
  birthDatePast: 'Enter a date of birth in the past, such as 01/31/1990',
});

/** Letters that only look different, and marks that nobody sees, must not make two people of one. */
function toPlainName(text: string): string {
  return tidyText(text.normalize('NFKC').replace(/\p{Cf}/gu, '')).replace(/\s+/g, ' ');
}

function toPastDay(text: string, now: Date): string {
  const days = parseDate(text);
  return days === undefined || days * msPerDay > now.getTime() ? '' : toIsoDate(days);
}

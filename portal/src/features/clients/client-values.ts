import {
  type FormErrors,
  invalidEmail,
  invalidPhone,
  isEmail,
  parseDate,
  toE164,
  toIsoDate,
} from '@handrail/engine';
import type { Say } from '../../shared/context/use-text.ts';
import type { CreateApplicationInput } from '../../gql/operations.ts';

/** What the page about the client holds: a client by id, or one who is entered now. */
export interface ClientValues {
  readonly clientId: string;
  readonly kind: 'person' | 'business';
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly birthDate: string;
}

/** The choice that opens the fields of a new client. */
export const newClient = 'new';

export function blankClient(hasClients: boolean): ClientValues {
  const clientId = hasClients ? '' : newClient;
  return { clientId, kind: 'person', name: '', email: '', phone: '', birthDate: '' };
}

/** What is wrong, in the order of the page. */
export function checkClient(say: Say, values: ClientValues): FormErrors<string> {
  if (values.clientId === '')
    return { clientId: [say('clients.choose', 'Choose a client, or enter a new one')] };
  if (values.clientId !== newClient) return {};
  const { kind, name, email, phone, birthDate } = values;
  return {
    ...(name.trim() === '' && { name: [say('clients.name-required', "Enter your client's name")] }),
    ...(email.trim() !== '' && !isEmail(email.trim()) && { email: [invalidEmail(say.locale)] }),
    ...(phone.trim() !== '' && toE164(phone) === undefined && { phone: [invalidPhone(say.locale)] }),
    ...(kind === 'person' &&
      birthDate.trim() !== '' &&
      !isPastDay(birthDate) && {
        birthDate: [say('clients.birth-date-past', 'Enter a date of birth in the past, such as 01/31/1990')],
      }),
  };
}

/** What the start of an application is told of its client. */
export function toClientInput(values: ClientValues): Pick<CreateApplicationInput, 'client' | 'clientId'> {
  const { clientId, kind, name, email, phone, birthDate } = values;
  if (clientId !== newClient) return { clientId };
  const days = kind === 'person' ? parseDate(birthDate) : undefined;
  return {
    client: {
      kind,
      name: name.trim(),
      ...(email.trim() !== '' && { email: email.trim() }),
      ...(phone.trim() !== '' && { phone: phone.trim() }),
      ...(days !== undefined && { birthDate: toIsoDate(days) }),
    },
  };
}

const msPerDay = 86_400_000;

function isPastDay(text: string): boolean {
  const days = parseDate(text);
  return days !== undefined && days * msPerDay <= Date.now();
}

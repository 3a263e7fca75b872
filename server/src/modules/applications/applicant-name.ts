import type { Address, Answers } from '@handrail/engine';
import type { Application } from './application.ts';

/** Under which keys forms ask whom they are for. */
const nameKeys = [
  'applicantName',
  'fullName',
  'name',
  'consent.name',
  'primaryContact.name',
  'businessOwnerName',
] as const;

/** What else tells people apart where a form asks for no name. */
const otherKeys = ['email', 'preferredEmailAddress', 'businessName'] as const;

/** What tells somebody who files for many people for whom this one is: a name, or else an email, a business, a street. */
export function labelApplicant(application: Pick<Application, 'answers'>): string | null {
  const { answers } = application;
  const others = [...otherKeys.map((key) => textOf(answers, key)), streetOf(answers)];
  return findApplicantName(application) ?? others.find((label) => label !== '') ?? null;
}

/** The name that the answers give for the person who needs the assistance. */
export function findApplicantName({ answers }: Pick<Application, 'answers'>): string | null {
  return nameKeys.map((key) => textOf(answers, key)).find((name) => name !== '') ?? joinNames(answers);
}

/** Forms ask for first and last name apart, at times as parts of a person: the one asked for least deep is meant. */
function joinNames(answers: Answers): string | null {
  const [first] = Object.keys(answers)
    .filter((key) => /(^|\.)firstName$/i.test(key))
    .sort((left, right) => left.split('.').length - right.split('.').length);
  if (first === undefined) return null;
  const lastKey = first.replace(/firstName$/i, 'lastName').toLowerCase();
  const last = Object.keys(answers).find((key) => key.toLowerCase() === lastKey);
  const name = `${textOf(answers, first)} ${last === undefined ? '' : textOf(answers, last)}`.trim();
  return name === '' ? null : name;
}

function streetOf({ address, mailingAddress }: Answers): string {
  const { addressLine1 = '' } = (address ?? mailingAddress ?? {}) as Address;
  return addressLine1.trim();
}

function textOf(answers: Answers, key: string): string {
  const value = answers[key];
  return typeof value === 'string' ? value.trim() : '';
}

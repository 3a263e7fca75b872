import { isDeepStrictEqual } from 'node:util';
import {
  checkProfile,
  defineWords,
  findTinFault,
  firstLocale,
  type Locale,
  toE164,
  toTin,
} from '@handrail/engine';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Texts } from '../../platform/errors/texts.ts';
import type { ApplicantType, Partner } from '../partners/index.ts';
import type { CommunicationPreferences, User } from '../users/index.ts';
import { checkAddressInput } from './check-address-input.ts';
import { mustChooseType } from './list-type-choices.ts';
import type { ProfileChanges, ProfileInput } from './profile-input.ts';

interface Standing {
  readonly user: User;
  readonly partner: Partner;
  readonly choices: readonly ApplicantType[];
}

/** Checks what a browser sent with the rules of its own screens, and keeps what differs from what we have. */
export function checkProfileChanges(input: ProfileInput, standing: Standing): ProfileChanges {
  assertProfile(input, standing);
  const { user, partner } = standing;
  const { name, email, phone, taxId, mailingAddress, acceptsTerms } = input;
  const nextPhone = phone === undefined ? user.phone : (toE164(phone ?? '') ?? null);
  const changes: ProfileChanges = {
    ...(typeof name === 'string' && { name: name.trim() }),
    ...(typeof email === 'string' && { email: email.trim().toLowerCase() }),
    ...toTypeChange(input, standing),
    ...(phone !== undefined && { phone: nextPhone }),
    ...(taxId !== undefined && { taxId: checkTaxId(taxId) }),
    ...(mailingAddress !== undefined && {
      mailingAddress: mailingAddress && checkAddressInput(mailingAddress),
    }),
    ...(input.communicationPreferences && {
      communicationPreferences: checkPreferences(input.communicationPreferences, partner, nextPhone),
    }),
    ...(nextPhone === null &&
      phone !== undefined &&
      !input.communicationPreferences && { communicationPreferences: withoutSms }),
    ...(acceptsTerms && user.acceptedTermsAt === null && { acceptsTerms }),
  };
  return keepDifferences(changes, user);
}

/** The dialog that begins with the terms must be filled in as a whole; otherwise each given field stands for itself. */
function assertProfile(input: ProfileInput, { user, choices }: Standing): void {
  const values = {
    name: (input.name === undefined ? user.name : input.name) ?? '',
    email: (input.email === undefined ? user.email : input.email) ?? '',
    phone: input.phone ?? '',
    applicantTypeId: input.applicantTypeId ?? user.applicantType?.id ?? '',
    hasAgreedToTerms: input.acceptsTerms === true,
  };
  const checkIn = (locale: Locale) =>
    checkProfile(locale, values, { mayChooseRole: mustChooseType(choices) });
  const errors = checkIn(firstLocale);
  const textsOf =
    (field: keyof typeof errors): Texts =>
    (locale) =>
      checkIn(locale)[field] ?? [];
  const isConfirmation = input.acceptsTerms !== undefined;
  const isAsked = (field: keyof ProfileInput) => isConfirmation || input[field] !== undefined;
  const isTooLong = (input.name?.length ?? 0) > 200;

  if (isTooLong) throw new AppError('U-003');
  if (errors.name && isAsked('name')) throw new AppError('U-003', textsOf('name'));
  if (errors.email && isAsked('email')) throw new AppError('INVALID_INPUT', textsOf('email'));
  if (errors.phone) throw new AppError('U-002', textsOf('phone'));
  if (errors.applicantTypeId && isAsked('applicantTypeId'))
    throw new AppError('INVALID_INPUT', textsOf('applicantTypeId'));
  if (errors.hasAgreedToTerms && isConfirmation)
    throw new AppError('INVALID_INPUT', textsOf('hasAgreedToTerms'));
}

function toTypeChange(
  { applicantTypeId, acceptsTerms }: ProfileInput,
  { user, partner, choices }: Standing,
): Pick<ProfileChanges, 'applicantTypeId'> {
  const onlyChoice = choices.length === 1 ? choices[0]?.id : undefined;
  // Where there is nothing to choose, nobody is asked.
  const wanted = applicantTypeId ?? (acceptsTerms && !user.applicantType ? onlyChoice : undefined);
  if (wanted === undefined) return {};
  if (wanted !== user.applicantType?.id && !choices.some(({ id }) => id === wanted))
    throw new AppError('INVALID_INPUT', (locale) => [words(locale).unlistedType]);
  assertTypeKept(wanted, { user, partner, choices });
  return { applicantTypeId: wanted };
}

/**
 * Someone who has submitted an application could otherwise claim again as another type, for a client who is themselves.
 * Without a type they have applied for themselves, so that a type of that role can still be added.
 */
function assertTypeKept(wanted: string, { user, partner, choices }: Standing): void {
  if (user.firstSubmittedAt === null || wanted === user.applicantType?.id) return;
  const isFirst = user.applicantType === null;
  if (isFirst && choices.some(({ id, role }) => id === wanted && role === 'FirstParty')) return;
  throw new AppError('U-005', (locale) => [words(locale).typeKept(partner.name, partner.email)]);
}

function checkTaxId(taxId: string | null): string | null {
  const tin = toTin(taxId ?? '');
  if (tin === '') return null;
  const listFaults = (locale: Locale) => [findTinFault(locale, 'SSN', tin) ?? []].flat();
  if (listFaults(firstLocale).length > 0) throw new AppError('INVALID_INPUT', listFaults);
  return tin;
}

/** People who remove their phone number get email again. */
const withoutSms: CommunicationPreferences = { email: true, sms: false };

/** Text messages need a channel and a number, and one way must be left. */
function checkPreferences(
  { email, sms }: CommunicationPreferences,
  partner: Partner,
  phone: string | null,
): CommunicationPreferences {
  if (sms && !partner.channels.includes('sms'))
    throw new AppError('INVALID_INPUT', (locale) => [words(locale).noTextMessages]);
  if (sms && phone === null) throw new AppError('INVALID_INPUT', (locale) => [words(locale).noPhone]);
  if (!email && !sms) throw new AppError('INVALID_INPUT', (locale) => [words(locale).noChannel]);
  return { email, sms };
}

const words = defineWords('profileInput', {
  unlistedType: 'Please choose one of the account types listed.',
  typeKept: (partner: string, email: string) =>
    `You have already submitted an application, so you cannot change who you are applying for. If this needs to change, please contact ${partner} at ${email}.`,
  noTextMessages: 'Text messages are not available here.',
  noPhone: 'Please add a phone number before you choose text messages.',
  noChannel: 'Please choose at least one way to hear from us.',
});

function keepDifferences(changes: ProfileChanges, user: User): ProfileChanges {
  const stored = {
    ...user,
    applicantTypeId: user.applicantType?.id,
    // The number itself is encrypted; only its absence is visible here.
    ...(user.taxIdLast4 === null && { taxId: null }),
  };
  const entries = Object.entries(changes).filter(
    ([key, value]) => !(key in stored) || !isDeepStrictEqual(value, stored[key as keyof typeof stored]),
  );
  return Object.fromEntries(entries);
}

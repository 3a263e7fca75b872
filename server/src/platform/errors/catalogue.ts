import { defineWords, type Locale } from '@handrail/engine';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { moneyErrors } from './money-errors.ts';

const tenantText = 'This operation is not supported for this tenant';
const passwordText = 'Incorrect email address or password, please try again';

/** Every way in which a use case may refuse. Anything else that is thrown is a bug. */
export const catalogue = {
  UNAUTHORIZED: { status: 401, text: 'Unauthorized', surface: 'error' },
  FORBIDDEN: { status: 403, text: 'Forbidden', surface: 'error' },
  NOT_ALLOWED: { status: 405, text: 'Not Allowed', surface: 'error' },

  BUSY: {
    status: 503,
    text: 'This service cannot answer right now. Please wait a moment and try again.',
    surface: 'status',
  },

  NOT_FOUND: { status: 404, text: 'Not found', surface: 'metadata' },
  INVALID_INPUT: { status: 400, text: 'Invalid input', surface: 'metadata' },
  CONFLICT: {
    status: 409,
    text: 'This was changed while you were working on it. Please refresh the page and try again.',
    surface: 'metadata',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    text: 'Too many requests. Please wait a while and try again.',
    surface: 'metadata',
  },

  PROFILE_INCOMPLETE: {
    status: 422,
    text: 'Please tell us who you are before you apply.',
    surface: 'metadata',
  },
  NOT_ELIGIBLE_TO_REAPPLY: {
    status: 400,
    text: 'Applicant is not eligible to reapply',
    surface: 'metadata',
  },
  CLIENT_REQUIRED: {
    status: 400,
    text: 'Please choose the client you are applying for.',
    surface: 'metadata',
  },
  CLAIMED_BEFORE: {
    status: 409,
    text: 'You have already claimed some of this in another application.',
    surface: 'metadata',
  },
  PROGRAM_NOT_OPEN: {
    status: 400,
    text: 'You cannot apply to this program with your account.',
    surface: 'metadata',
  },
  ANSWER_TOO_LARGE: {
    status: 413,
    text: 'An answer is too long to save. Please shorten it.',
    surface: 'metadata',
  },
  APPLICATION_CLOSED: {
    status: 409,
    text: 'This application was submitted and cannot be changed now.',
    surface: 'metadata',
  },
  DRAFT_CHANGED: {
    status: 409,
    text: 'Your answers or the form have changed since you looked. Please look again before you continue.',
    surface: 'metadata',
  },
  ELIGIBILITY_CHANGED: {
    status: 409,
    text: 'The questions have changed since you opened this page. Please look at your answers and check again.',
    surface: 'metadata',
  },
  FORM_CHANGED: {
    status: 409,
    text: 'You switched to the new version of this form on another device or in another tab. Please refresh the page.',
    surface: 'metadata',
  },
  APPLICATION_INCOMPLETE: {
    status: 422,
    text: 'Some required answers are missing or need to be corrected.',
    surface: 'metadata',
  },

  ANSWER_LOCKED: {
    status: 409,
    text: 'Only the answers that we asked about can be changed now.',
    surface: 'metadata',
  },
  CASE_CHANGED: {
    status: 409,
    text: 'This case changed since you opened it. Look at it again before you go on.',
    surface: 'metadata',
  },
  CASE_ACTION_REFUSED: { status: 409, text: 'This cannot be done to the case now.', surface: 'metadata' },

  ...moneyErrors,

  DOCUMENT_PERMANENT: { status: 409, text: 'This document cannot be removed.', surface: 'metadata' },
  DOCUMENT_SUBMITTED: {
    status: 409,
    text: 'This document was submitted with an application, so it cannot be removed.',
    surface: 'metadata',
  },
  DOCUMENT_OF_OTHERS: {
    status: 403,
    text: 'Only the person who uploaded this document can remove it.',
    surface: 'metadata',
  },
  DOCUMENT_QUOTA: {
    status: 413,
    text: 'You have reached the limit for documents. Please remove some documents and try again.',
    surface: 'metadata',
  },

  'auth/invalid-verification-code': { status: 400, text: 'Invalid verification code', surface: 'metadata' },
  'auth/tenant-id-mismatch': { status: 400, text: tenantText, surface: 'metadata' },
  'auth/unsupported-tenant-operation': { status: 400, text: tenantText, surface: 'metadata' },
  'auth/wrong-password': { status: 400, text: passwordText, surface: 'metadata' },
  'auth/user-not-found': { status: 400, text: passwordText, surface: 'metadata' },
  'auth/missing-email': { status: 400, text: 'Please confirm your email', surface: 'metadata' },
  'auth/invalid-email': {
    status: 400,
    text: 'The link was sent to a different email address. Please enter the address that received it.',
    surface: 'metadata',
  },
  'auth/requires-recent-login': {
    status: 403,
    text: 'Please sign in again before you make this change.',
    surface: 'metadata',
  },
  'auth/weak-password': {
    status: 400,
    text: 'Please choose a stronger password.',
    surface: 'metadata',
  },
  'auth/challenge-required': {
    status: 428,
    text: 'Please wait while we check that you are not a robot.',
    surface: 'metadata',
  },
  'auth/second-factor-required': {
    status: 403,
    text: 'Please enter the code from your authenticator app.',
    surface: 'metadata',
  },
  'auth/invalid-second-factor': {
    status: 400,
    text: 'That code is not correct. Check the time on your phone and enter the newest code.',
    surface: 'metadata',
  },
  'auth/second-factor-locked': {
    status: 429,
    text: 'Too many wrong codes. Please wait an hour and try again.',
    surface: 'metadata',
  },
  'auth/second-factor-missing': {
    status: 403,
    text: 'Please set up a second way to prove who you are.',
    surface: 'metadata',
  },
  'auth/last-second-factor': {
    status: 409,
    text: 'This is your only second factor. Add another one before you remove it.',
    surface: 'metadata',
  },
  'auth/sign-in-step-over': {
    status: 400,
    text: 'This took too long, or there were too many wrong codes. Please enter your password again.',
    surface: 'metadata',
  },
  'auth/invalid-invitation': {
    status: 400,
    text: 'This invitation was already used, was canceled or has expired. Please ask for a new one.',
    surface: 'metadata',
  },
  'staff/already-member': {
    status: 409,
    text: 'A person with this email address is already on the team.',
    surface: 'metadata',
  },
  'staff/last-admin': {
    status: 409,
    text: 'A team needs at least one admin. Make someone else an admin first.',
    surface: 'metadata',
  },
  'staff/own-account': {
    status: 409,
    text: 'You cannot change your own role or remove yourself. Ask another admin to do it.',
    surface: 'metadata',
  },
  'auth/sso-failed': { status: 400, text: 'Error signing in', surface: 'metadata' },
  'U-001': { status: 400, text: 'That email address is already in use.', surface: 'metadata' },
  'U-002': { status: 400, text: 'Please enter a valid phone number', surface: 'metadata' },
  'U-003': { status: 400, text: 'Please enter a valid name.', surface: 'metadata' },
  'U-004': {
    status: 400,
    text: 'Please verify your new email before you change anything else.',
    surface: 'metadata',
  },
  'U-005': {
    status: 409,
    text: 'You have already submitted an application, so you cannot change who you are applying for.',
    surface: 'metadata',
  },
  'B-001': { status: 400, text: 'Please enter a valid routing number', surface: 'metadata' },
  'B-002': { status: 400, text: 'Please enter a valid account number', surface: 'metadata' },
  'B-003': { status: 400, text: 'Please choose checking or savings.', surface: 'metadata' },
  'B-004': {
    status: 400,
    text: 'We could not verify this bank account. Please check both numbers and try again.',
    surface: 'metadata',
  },
  'auth/invalid-action-code': {
    status: 400,
    text: 'The sign-in link has already been used once, is expired, or is invalid. Please request a new link.',
    surface: 'metadata',
  },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof catalogue;

const words = defineWords(
  'errors',
  Object.fromEntries(Object.entries(catalogue).map(([code, { text }]) => [code, text])) as Record<
    ErrorCode,
    string
  >,
);

/** What a code means, in a language; the catalogue has the English. */
export function errorText(locale: Locale, code: ErrorCode): string {
  return words(locale)[code];
}

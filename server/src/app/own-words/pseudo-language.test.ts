import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPseudoLanguage, listPlainWords } from '@handrail/engine/pseudo';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as payeeChange from '../../modules/account/payee-change-mail.ts';
import * as emailChange from '../../modules/account/email-change-mails.ts';
import * as bankAccount from '../../modules/bank-accounts/bank-account-mail.ts';
import * as claimedElsewhere from '../../modules/claims/guarding/claimed-elsewhere-mail.ts';
import * as lowBalance from '../../modules/funds/low-balance/low-balance-mail.ts';
import * as eligibilityResult from '../../modules/eligibility/mailed/result-mail.ts';
import * as lowerGuards from '../../modules/payments/issuing/lower-guards-mail.ts';
import * as vendorChange from '../../modules/payments/vendors/vendor-change-mail.ts';
import * as magicLink from '../../modules/identity/links/magic-link-mail.ts';
import * as password from '../../modules/identity/passwords/password-mail.ts';
import { noticeKindNames, sayNotice } from '../../modules/notifications/notice-kinds.ts';
import {
  placeholders,
  sayPlaceholder,
  type PlaceholderName,
} from '../../modules/notifications/notice-rules.ts';
import { checkTemplate, fillTemplate } from '../../modules/notifications/notice-template.ts';
import type { WrittenMail } from '../../modules/notifications/index.ts';
import type { Partner } from '../../modules/partners/index.ts';
import * as secondFactor from '../../modules/second-factors/second-factor-mail.ts';
import * as mention from '../../modules/casework/notes/mention-mail.ts';
import * as newAdmin from '../../modules/staff/new-admin-mail.ts';
import * as team from '../../modules/team/team-mail.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { catalogue, type ErrorCode } from '../../platform/errors/catalogue.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { bugText } from '../../platform/errors/report-bug.ts';
import { toWaitText } from '../../platform/limits/wait-text.ts';
import { buildPartnerDraft } from '../../testing/builders/insert-partner.ts';
import { findRootDir } from '../start/find-root-dir.ts';

addPseudoLanguage();

const at = new Date('2026-11-17T12:00:00Z');
const url = 'https://1.2/';
const partner: Partner = {
  ...buildPartnerDraft({ name: 'Α', email: '1@2', phone: '555' }),
  ...{ id: '1', passwordPolicy: 'spec', defaultLocale: 'pseudo', externalId: '3' },
  whitelabeling: { logo: null, platformName: 'Ω', brandColor: null, favicon: null },
};
const link = { url, expiresAt: at, timeZone: 'America/New_York' };
const factor = { kind: 'totp', label: 'Φ' } as const;
const address = { addressLine1: '1', city: 'Π', state: 'Σ', zip: '1' };
const college = { id: '1', key: 'college', copy: 'Λ' } as const;
const bank = { accountType: 'checking', accountNumberEnd: '1234' } as const;

/** Every mail of ours in each of its variants, by the function that writes it. */
const mails: Readonly<Record<string, readonly WrittenMail[]>> = {
  writePayeeChangeMail: [
    payeeChange.writePayeeChangeMail('pseudo', partner, { taxId: '1234', mailingAddress: address }, url),
    payeeChange.writePayeeChangeMail('pseudo', partner, { taxId: null, mailingAddress: null }, url),
  ],
  writeTakenMail: [emailChange.writeTakenMail('pseudo', partner)],
  writeCorrectedAccountMail: [
    bankAccount.writeCorrectedAccountMail('pseudo', partner, { account: bank as never, url }),
  ],
  writeBankAccountMail: [true, false].map((isFirst) =>
    bankAccount.writeBankAccountMail('pseudo', partner, { account: bank as never, isFirst, url }),
  ),
  writeEligibilityResultMail: (['eligible', 'ineligible'] as const).map((result) =>
    eligibilityResult.writeEligibilityResultMail('pseudo', partner, {
      ...{ url, expiresAt: at, answers: { college: 'ΦΦΦΦ' } },
      eligibility: { id: '1', questions: [{ ...college, type: 'TextInput', props: { label: 'Λ' } }] },
      checked: {
        ...{ result, missing: [], area: undefined },
        reasons: [{ key: 'college', text: 'ΦΦΦΦ' }, { text: 'Ξ ΦΦΦΦ' }],
        programs: (['likely', 'maybe', 'unlikely'] as const).map((fit) => ({
          ...{ programId: fit, name: 'Ψ', fit, reasons: [{ text: 'Ξ' }], missing: [{ text: 'Ξ' }] },
        })),
      },
    }),
  ),
  writeMagicLinkMail: [magicLink.writeMagicLinkMail('pseudo', partner, link)],
  writePasswordResetMail: [password.writePasswordResetMail('pseudo', partner, link)],
  writePasswordChangedMail: [password.writePasswordChangedMail('pseudo', partner, { publicUrl: url, at })],
  writeGuessesMail: [password.writeGuessesMail('pseudo', partner, url)],
  writeFactorAddedMail: [secondFactor.writeFactorAddedMail('pseudo', partner, factor)],
  writeFactorRemovedMail: [
    secondFactor.writeFactorRemovedMail('pseudo', partner, { ...factor, kind: 'passkey' }),
  ],
  writeRecoveryCodeUsedMail: [1, 2].map((left) =>
    secondFactor.writeRecoveryCodeUsedMail('pseudo', partner, left),
  ),
  writeWrongCodeMail: [secondFactor.writeWrongCodeMail('pseudo', partner)],
  writeWrongCodesMail: [secondFactor.writeWrongCodesMail('pseudo', partner)],
  writeMentionMail: [mention.writeMentionMail('pseudo', partner, { author: 'Α', displayId: '4' }, url)],
  writeClaimedElsewhereMail: [
    claimedElsewhere.writeClaimedElsewhereMail('pseudo', partner, {
      ...{ amountCents: 100, url },
      destination: { kind: 'bankAccount', accountType: 'checking', routingNumber: '1', accountNumber: '2' },
    }),
    claimedElsewhere.writeClaimedElsewhereMail('pseudo', partner, {
      ...{ amountCents: 100, url, destination: { kind: 'address', address } },
    }),
  ],
  writeVendorChangeMail: (['email', 'bankAccount', 'mailingAddress', 'firstAccount'] as const).map((change) =>
    vendorChange.writeVendorChangeMail('pseudo', partner, { name: 'Α', change }),
  ),
  writeLowBalanceMail: [
    lowBalance.writeLowBalanceMail('pseudo', partner, { name: 'Α', remainingCents: 1, limitCents: 2 }, url),
  ],
  writeLowerGuardsMail: [
    lowerGuards.writeLowerGuardsMail('pseudo', partner, {
      ...{ by: 'Α', url },
      now: {
        ...{ certifierMayIssue: false, secondApproverAboveCents: 1, retypeAboveCents: 1 },
        ...{ claimReminderDays: 1, claimWithinDays: 1, coolDownHours: 1 },
      },
      added: {
        certifierMayIssue: { value: true, from: new Date(0) },
        secondApproverAboveCents: { value: null, from: new Date(0) },
        retypeAboveCents: { value: 2, from: new Date(0) },
        coolDownHours: { value: 0, from: new Date(0) },
      },
    }),
  ],
  writeNewAdminMail: [newAdmin.writeNewAdminMail('pseudo', partner, { name: 'Α', email: '4@5' }, url)],
  writeInvitationMail: (['caseWorker', 'fiscal', 'admin'] as const).map((role) =>
    team.writeInvitationMail('pseudo', partner, { url, role, expiresAt: at }),
  ),
  writeRevocationMail: [team.writeRevocationMail('pseudo', partner)],
};

describe('in the pseudo-language', () => {
  it.each(Object.keys(catalogue) as ErrorCode[])('%s has no plain English', (code) => {
    expect(new AppError(code).textsIn('pseudo').flatMap((text) => listPlainWords(text))).toEqual([]);
  });

  it.each(Object.entries(mails))('the mail of %s has no plain English', (_name, written) => {
    for (const { subject, text } of written) {
      expect(listPlainWords(subject)).toEqual([]);
      expect(listPlainWords(text, ['https://1.2//3/identity/resetPassword', url, 'GMT'])).toEqual([]);
    }
  });

  it('every mail is written here', () => {
    const modules = join(findRootDir(), 'server/src/modules');
    const writers = readdirSync(modules, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
      .flatMap((name) => [
        ...readFileSync(join(modules, name), 'utf8').matchAll(/export function (write\w+Mail)\(/g),
      ])
      .map(([, name]) => name);
    expect(writers.toSorted()).toEqual(Object.keys(mails).toSorted());
  });

  it.each(noticeKindNames)('the notice %s has no plain English', (kind) => {
    const values = Object.fromEntries(Object.keys(placeholders).map((name) => [name, '1']));
    const { summary, subject, body } = sayNotice('pseudo', kind);
    const texts = [summary, subject, body].map((text) => fillTemplate(text, values));
    expect(texts.flatMap((text) => listPlainWords(text))).toEqual([]);
    expect(texts.join('').length).toBeGreaterThan(0);
  });

  it.each(Object.keys(placeholders) as PlaceholderName[])(
    'what {{%s}} means has no plain English',
    (name) => {
      expect(listPlainWords(sayPlaceholder('pseudo', name))).toEqual([]);
    },
  );

  it.each([
    z.object({ a: z.string().max(3) }),
    z.object({ a: z.string().min(9) }),
    z.object({ a: z.number() }),
    z.object({ a: z.string(), n: z.number().max(1) }),
    z.object({ a: z.string(), n: z.number().min(9) }),
  ])('an input that a schema refuses is told without plain English', (schema) => {
    expect(readRefusal(() => parseInput(schema, { a: '12345', n: 5 }))).toEqual([]);
  });

  it('waiting, templates and bugs have no plain English', () => {
    const waits = [1, 20, 60, 180].map((minutes) =>
      toWaitText('pseudo', new Date(at.getTime() + minutes * 60_000), at),
    );
    const faults = [
      ...checkTemplate('pseudo', 'case-denied', { subject: '', body: '1'.repeat(5_000) }),
      ...checkTemplate('pseudo', 'case-denied', { subject: '1\n{{1}} {{', body: '{{2}} }}' }),
    ];
    const texts = [...waits, ...faults, bugText('pseudo')];
    expect(texts.flatMap((text) => listPlainWords(text, ['{{reason}}', '{{programName}}']))).toEqual([]);
  });
});

describe('the texts of a refusal', () => {
  const sources = join(findRootDir(), 'server/src');

  it('are words of a language, or English for operators', () => {
    const found = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
      .filter((name) => saysEnglish(readFileSync(join(sources, name), 'utf8')));
    expect(found).toEqual([]);
  });

  it.each([
    ["throw new AppError('CONFLICT', (locale) => ['You have too many.']);", true],
    ['throw new AppError("CONFLICT", () => [`You have ${count} of them`]);', true],
    ["throw new AppError('CONFLICT', (locale) => [words(locale).tooMany]);", false],
    ["throw new AppError('CONFLICT', inEnglish(['You have too many.']));", false],
  ])('are judged in %s', (line, isEnglish) => {
    expect(saysEnglish(line)).toBe(isEnglish);
  });
});

/** Whether a refusal is worded on the spot, in a literal of several words. */
function saysEnglish(content: string): boolean {
  return [...content.matchAll(/new AppError\(\s*['"][^'"]+['"],(?!\s*inEnglish)([^;]*);/g)].some(
    ([, details = '']) => /['"`][^'"`]*[a-z]{2,} [a-z]/i.test(details),
  );
}

function readRefusal(act: () => unknown): string[] {
  try {
    act();
    return ['nothing was refused'];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.textsIn('pseudo').flatMap((text) => listPlainWords(text));
  }
}

import { reviewSteps } from '@handrail/engine/cases';
import { recurringPatterns, reportableAs } from '@handrail/engine/payments';
import { invitedRoles } from '@handrail/engine/rights';
import {
  type Authored,
  displayStatuses,
  features,
  hasLooseBraces,
  isEmail,
  listUnknownPlaceholders,
  locales,
  reapplicationRuleTypes,
  type ProgramDefinition,
} from '@handrail/engine';
import { z } from 'zod';
import { isPublicAddress, isTimeZone, reservedExternalIds } from '../partners/index.ts';
import { programStatuses } from '../programs/index.ts';
import { inLanguages, listOf, oneOf, record, textThat, wholeNumber, yesOrNo } from './allowed.ts';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const isLine = (text: string) => /^\S(.*\S)?$/.test(text);
const isFillable = (text: string) => listUnknownPlaceholders(text).length === 0 && !hasLooseBraces(text);

const line = textThat('one line of text that is not empty', isLine);
const copyLine = textThat(
  'one line of text that is not empty; the only placeholders allowed are those of program copy, such as {{partnerName}}',
  (text) => isLine(text) && isFillable(text),
);
const copyParagraph = textThat(
  'text that is not empty; the only placeholders allowed are those of program copy, such as {{partnerName}}',
  (text) => text.trim() !== '' && isFillable(text),
);
const picture = textThat('an https:// address, or a path under /assets/', isPublicAddress);
const email = textThat(
  'an email address, in lowercase letters',
  (text) => isEmail(text) && text === text.toLowerCase(),
);
const feature = oneOf(features);
const name = textThat('a name of letters and digits, such as incomeChecked', (text) =>
  /^[a-zA-Z][a-zA-Z0-9]*$/.test(text),
);
const paragraph = textThat('text that is not empty', (text) => text.trim() !== '');

const mailingAddress = record({
  addressLine1: line,
  addressLine2: line.exactOptional(),
  city: line,
  state: textThat('the two letters of a state, such as NY', (text) => /^[A-Z]{2}$/.test(text)),
  zip: textThat('a ZIP code, such as 12207 or 12207-1234', (text) => /^\d{5}(-\d{4})?$/.test(text)),
});

const reasons = listOf(record({ label: line, text: inLanguages(paragraph) }));

const programConfig = record({
  decisionDays: wholeNumber(1, 365).exactOptional(),
  inactivityDays: wholeNumber(14, 730).exactOptional(),
  resubmissionDays: wholeNumber(1, 365).exactOptional(),
  mailingAddressOverride: mailingAddress.exactOptional(),
  reapplicationRules: listOf(
    record({ type: oneOf(reapplicationRuleTypes), value: wholeNumber(0), unit: line.exactOptional() }),
  ).exactOptional(),
  reviewSteps: listOf(oneOf(reviewSteps)).exactOptional(),
  review: record({
    reasons: record({ denyCase: reasons.exactOptional(), sendBack: reasons.exactOptional() }).exactOptional(),
    checklist: listOf(record({ key: name, label: line })).exactOptional(),
    documentLabels: listOf(line).exactOptional(),
    waitingList: yesOrNo().exactOptional(),
  }).exactOptional(),
  payments: record({
    recurring: record({
      amount: wholeNumber(0),
      pattern: oneOf(recurringPatterns),
      count: wholeNumber(1),
      totalAmount: wholeNumber(0),
      start: line.exactOptional(),
    }).exactOptional(),
  }).exactOptional(),
  taxes: record({ reportableAs: oneOf(reportableAs) }).exactOptional(),
  overrides: record({
    statuses: listOf(
      record({
        status: oneOf(displayStatuses),
        label: inLanguages(copyLine).exactOptional(),
        message: inLanguages(copyParagraph).exactOptional(),
        action: inLanguages(copyLine).exactOptional(),
        referralMessage: inLanguages(copyParagraph).exactOptional(),
      }),
    ).exactOptional(),
  }).exactOptional(),
});

const program = record({
  name: line,
  summary: inLanguages(copyParagraph).exactOptional(),
  status: oneOf(programStatuses).exactOptional(),
  definition: record({ key: line, version: wholeNumber(1).exactOptional() }),
  applicantTypes: listOf(record({ name: line, nameOverride: line.exactOptional() })),
  maxFundingAmountCents: wholeNumber(0).exactOptional(),
  expectedMinutes: wholeNumber(1).exactOptional(),
  features: listOf(feature).exactOptional(),
  heroImage: picture.exactOptional(),
  mailingAddress: mailingAddress.exactOptional(),
  config: programConfig.exactOptional(),
  sortOrder: wholeNumber(0).exactOptional(),
});

/** What an operator writes down about one partner; docs/how-to/add-a-partner.md explains each part. */
export const partnerFileSchema = record({
  $schema: line.exactOptional(),
  id: textThat(
    `lowercase letters, digits and single dashes, such as lakeshore-county, and not one of ${reservedExternalIds.join(', ')}`,
    (text) => kebabCase.test(text) && !reservedExternalIds.includes(text),
  ),
  name: line,
  contact: record({ email, phone: line.exactOptional(), mailingAddress: mailingAddress.exactOptional() }),
  timeZone: textThat('the name of a time zone, such as America/New_York', isTimeZone),
  language: oneOf(locales).exactOptional(),
  brand: record({
    platformName: line.exactOptional(),
    color: textThat('a color such as #14213d, in lowercase letters', (text) =>
      /^#[0-9a-f]{6}$/.test(text),
    ).exactOptional(),
    logo: picture.exactOptional(),
    icon: picture.exactOptional(),
  }).exactOptional(),
  links: record({
    help: picture.exactOptional(),
    privacy: picture.exactOptional(),
    terms: picture.exactOptional(),
  }).exactOptional(),
  channels: listOf(oneOf(['email', 'sms'])).exactOptional(),
  passwordPolicy: oneOf(['spec', 'nist15']).exactOptional(),
  tenantIds: record({ applicant: line, advocate: line, staff: line }).exactOptional(),
  taxes: record({
    ein: textThat('an employer identification number, such as 12-3456789', (text) =>
      /^\d{2}-\d{7}$/.test(text),
    ).exactOptional(),
    payerName: line.exactOptional(),
    thresholds: listOf(
      record({ year: wholeNumber(2025, 2100), amountCents: wholeNumber(1) }),
    ).exactOptional(),
  }).exactOptional(),
  features: listOf(feature).exactOptional(),
  applicantTypes: listOf(record({ name: line, role: oneOf(['FirstParty', 'ThirdParty']) })),
  roleDescriptions: record({
    FirstParty: inLanguages(line).exactOptional(),
    ThirdParty: inLanguages(line).exactOptional(),
  }).exactOptional(),
  definitions: listOf(
    z.custom<Authored<ProgramDefinition>>((value) => typeof value === 'object' && value !== null, {
      error: 'a form, as "handrail program export" prints one',
    }),
  ).exactOptional(),
  programs: listOf(program).exactOptional(),
  staff: listOf(record({ email, role: oneOf(invitedRoles) })).exactOptional(),
});

export type PartnerFile = z.infer<typeof partnerFileSchema>;
export type ProgramEntry = z.infer<typeof program>;

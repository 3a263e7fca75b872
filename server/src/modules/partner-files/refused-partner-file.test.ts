import { describe, expect, it } from 'vitest';
import type { AppError } from '../../platform/errors/app-error.ts';
import {
  buildFile,
  exampleForm as form,
  readExample,
  usePartnerFiles,
} from '../../testing/worlds/partner-files.ts';
import { parsePartnerFile } from './index.ts';

const { apply } = usePartnerFiles();

describe("a partner's file is refused by path", () => {
  const example = readExample();
  const income = { key: 'income', label: 'Income checked' };
  const tooLate = { label: 'Too late', text: 'The deadline has passed.' };
  it.each([
    [{ id: 'graphql' }, 'id: "graphql" is not allowed here. Allowed: lowercase letters'],
    [
      { contact: { email: 'nobody' } },
      'contact.email: "nobody" is not allowed here. Allowed: an email address',
    ],
    [{ contact: undefined }, 'contact is missing. Allowed: an object with email, phone,'],
    [{ timeZone: 'Mars' }, 'timeZone: "Mars" is not allowed here. Allowed: the name of a time zone'],
    [
      { brand: { hue: '#fff' } },
      'brand: "hue" is not known here. Allowed: an object with platformName, color',
    ],
    [
      { brand: { logo: 'http://a.example/l.png' } },
      'brand.logo: "http://a.example/l.png" is not allowed here.',
    ],
    [{ features: ['teleport'] }, 'features[0]: "teleport" is not allowed here. Allowed: applicant-comments,'],
    [
      { features: ['w9'] },
      'programs[0].features[0]: "applicant-payments" is off for the partner. Add it to the features of the partner too.',
    ],
    [{ features: ['w9', 'w9'] }, 'features[1]: "w9" is in the list twice.'],
    [
      { programs: [{ ...example.programs?.[0], status: 'open' }] },
      'programs[0].status: "open" is not allowed',
    ],
    [
      { programs: [{ ...example.programs?.[0], expectedMinutes: 0 }] },
      'programs[0].expectedMinutes: 0 is not allowed here. Allowed: a whole number from 1.',
    ],
    [
      { programs: [{ ...example.programs?.[0], applicantTypes: [{ name: 'Landlord' }] }] },
      'programs[0].applicantTypes[0].name: "Landlord" is not allowed here. Allowed: Resident, Community partner.',
    ],
    [
      { programs: [{ ...example.programs?.[0], summary: 'Up to {{petName}}' }] },
      'programs[0].summary: "Up to {{petName}}" is not allowed here. Allowed: text that is not empty; the only placeholders allowed are',
    ],
    [
      {
        programs: [
          {
            ...example.programs?.[0],
            config: { overrides: { statuses: [{ status: 'Approved', label: 'For {{partnerName' }] } },
          },
        ],
      },
      'programs[0].config.overrides.statuses[0].label: "For {{partnerName" is not allowed here.',
    ],
    [
      {
        programs: [
          {
            ...example.programs?.[0],
            config: { overrides: { statuses: [{ status: 'Paused', label: 'On hold' }] } },
          },
        ],
      },
      'programs[0].config.overrides.statuses[0].status: "Paused" is not allowed here. Allowed: ',
    ],
    [
      { programs: [{ ...example.programs?.[0], config: { decisionDays: 1_000_000_000 } }] },
      'programs[0].config.decisionDays: 1000000000 is not allowed here. Allowed: a whole number from 1 to 365',
    ],
    [
      { programs: [{ ...example.programs?.[0], config: { review: { waitingList: 'yes' } } }] },
      'programs[0].config.review.waitingList: "yes" is not allowed here. Allowed: true, false.',
    ],
    [
      {
        programs: [
          {
            ...example.programs?.[0],
            config: { review: { checklist: [income, { ...income, label: 'B' }] } },
          },
        ],
      },
      'programs[0].config.review.checklist[1].key: "income" is in the list twice.',
    ],
    [
      {
        programs: [
          { ...example.programs?.[0], config: { review: { checklist: [income, { ...income, key: 'b' }] } } },
        ],
      },
      'programs[0].config.review.checklist[1].label: "Income checked" is in the list twice.',
    ],
    [
      {
        programs: [{ ...example.programs?.[0], config: { review: { documentLabels: ['Lease', 'Lease'] } } }],
      },
      'programs[0].config.review.documentLabels[1]: "Lease" is in the list twice.',
    ],
    [
      {
        programs: [
          { ...example.programs?.[0], config: { review: { reasons: { denyCase: [tooLate, tooLate] } } } },
        ],
      },
      'programs[0].config.review.reasons.denyCase[1].label: "Too late" is in the list twice.',
    ],
    [
      {
        programs: [
          {
            ...example.programs?.[0],
            config: { payments: { recurring: { amount: 1, pattern: 'daily', count: 2, totalAmount: 2 } } },
          },
        ],
      },
      'programs[0].config.payments.recurring.pattern: "daily" is not allowed here. Allowed: weekly, bi-weekly,',
    ],
    [{ definitions: [{ key: 'x' }] }, 'definitions[0].'],
    [{ definitions: [{ ...form, version: form.version + 1 }] }, 'is a form in the library'],
    [{ programs: [] }, 'definitions[0]: no program of this file uses "harbor-heat-help" version 1.'],
    [
      { staff: [{ email: 'a@b.example', role: 'boss' }] },
      'staff[0].role: "boss" is not allowed here. Allowed: caseWorker',
    ],
  ])('%j', (change, text) => {
    expect(() => parsePartnerFile({ ...example, ...change })).toThrow(text);
  });

  it('names every fault at once', () => {
    try {
      parsePartnerFile({ ...example, timeZone: 'Mars', name: '' });
      expect.unreachable();
    } catch (error) {
      expect((error as AppError).texts).toHaveLength(2);
    }
  });

  it.each([
    [{ key: 'no-such-form', version: 1 }, `programs[0].definition.key: "no-such-form" is not allowed here.`],
    [
      { key: form.key, version: 99 },
      `programs[0].definition.version: 99 is not allowed here. Allowed: ${form.version},`,
    ],
  ])('%j', async (definition, text) => {
    const [program] = readExample().programs ?? [];
    const file = buildFile({ definitions: [], programs: [{ ...program, definition }] });
    await expect(apply(file)).rejects.toThrow(text);
  });
});

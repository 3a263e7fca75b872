import { formatAmount, formatDay } from '@handrail/engine';
import { reportableAsLabels, type TaxReturnForm } from '@handrail/engine/payments';
import type { SubmissionSheet } from '../../casework/index.ts';
import type { W9Data } from '../../tax-forms/index.ts';
import type { Payer } from '../iris/to-iris-row.ts';
import type { ReturnedBox } from './copy-b-store.ts';

export interface CopyB {
  readonly form: TaxReturnForm;
  readonly year: number;
  readonly payer: Payer;
  readonly w9: W9Data;
  readonly accountNumber: string;
  readonly boxes: readonly ReturnedBox[];
  readonly madeAt: Date;
  readonly timeZone: string;
  /** When the copy was made that this one replaces. */
  readonly replaces: Date | null;
}

const ombNumbers = { '1099-NEC': '1545-0116', '1099-MISC': '1545-0115' } as const;

/** The IRS asks for these words on every copy for recipients. */
const legend =
  'This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.';

/** What the payee's copy says, in English as the form itself. Of the payee's tax number it has the end. */
export function toCopyBSheet(copy: CopyB): SubmissionSheet {
  const { form, year, payer, w9, boxes, madeAt, timeZone, replaces } = copy;
  const corrected = replaces ? 'CORRECTED ' : '';
  return {
    ...{ language: 'en', author: payer.name, createdAt: madeAt },
    title: `${corrected}Form ${form} for ${String(year)}, Copy B, For Recipient`,
    facts: [
      { label: 'OMB number', value: ombNumbers[form] },
      { label: 'Calendar year', value: String(year) },
      { label: 'Made on', value: formatDay('en', madeAt, timeZone) },
      ...(replaces
        ? [{ label: 'Replaces', value: `The copy of ${formatDay('en', replaces, timeZone)}` }]
        : []),
    ],
    sections: [
      {
        name: 'Payer',
        questions: [{ title: payer.name, lines: toPayerLines(payer) }],
      },
      {
        name: 'Recipient',
        questions: [{ title: w9.name ?? '', lines: toRecipientLines(copy) }],
      },
      {
        name: 'Amounts',
        questions: [
          {
            title: `Form ${form}`,
            lines: [
              ...boxes.map(({ box, cents }) => ({
                label: reportableAsLabels('en')[box],
                value: formatAmount(cents),
              })),
              { label: 'Box 4: Federal income tax withheld', value: formatAmount(0) },
            ],
          },
        ],
      },
      {
        name: 'About this copy',
        questions: [{ title: 'Keep it for your tax return', lines: [{ label: 'Notice', value: legend }] }],
      },
    ],
    foot: (page, pages) =>
      `${corrected}Form ${form}, ${String(year)}. Page ${String(page)} of ${String(pages)}`,
  };
}

function toPayerLines({ ein, address, phone, email }: Payer) {
  return [
    { label: "Payer's TIN", value: `${ein.slice(0, 2)}-${ein.slice(2)}` },
    { label: 'Address', value: sayAddress(address) },
    ...(phone === null ? [] : [{ label: 'Telephone', value: phone }]),
    { label: 'Email', value: email },
  ];
}

function toRecipientLines({ w9, accountNumber }: CopyB) {
  const digits = (w9.ssn ?? w9.ein ?? '').slice(-4);
  return [
    { label: "Recipient's TIN", value: w9.ssn === undefined ? `XX-XXX${digits}` : `XXX-XX-${digits}` },
    { label: 'Address', value: sayAddress(w9) },
    { label: 'Account number', value: accountNumber },
  ];
}

function sayAddress(
  given: Partial<Record<'addressLine1' | 'addressLine2' | 'city' | 'state' | 'zip', string>>,
) {
  const { addressLine1, addressLine2, city, state, zip } = given;
  const lines = [
    addressLine1,
    addressLine2,
    [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ];
  return lines.filter(Boolean).join(', ');
}
